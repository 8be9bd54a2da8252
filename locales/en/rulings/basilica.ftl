### The rulings of data/rulings/basilica.toml, and the questions they answer: with yes, with no, or in another way.

ruling-basilica-counts = The Basilica costs 4, an even number, so it gives no point for itself.
    .no =
        Does the Basilica count itself?
        Is the Basilica's own cost odd?
        do i get a bonus point for the basilica card itself
        basilica is 4 so is it one of the odd ones
        basilica all alone in my city, does it score its bonus
        when i add up odd districts do i add one for the basilica too
        only the basilica built, is it worth 5 points at the end
        basilica adds a point for being there itself?
        basilica alone: 1 bonus point?
        is basilica a 5 cost and counted
        one odd district and the basilica, 2 bonus points?
        do i treat the basilica as odd
        basilica counts every card in town including itself regardless of cost?
        do i get a point for the basilica itself
        can the basilica score itself
        basilica counts as odd?
        4 odd districts plus basilica, 5 bonus points?
        is the basilica included in its own bonus
        Does the Basilica add a bonus point for its own cost of 4?
    .yes =
        is the basilica left out of its own count
        does the basilica have an even cost
        one basilica and no odd buildings: is it worth just its 4
        basilica is a 4 so it skips itself, right
        does basilica get nothing for its own presence
        2 odd buildings plus basilica, bonus is 2 not 3?
        basilica doesnt pay for basilica?
        basilica has an even price so it misses its own bonus?
        basilica next to evens only, zero bonus?
        is the basilica itself not counted
        basilica costs 4, no point for itself?
        does the basilica ignore itself when scoring
        i have basilica and 4 odd districts, 4 bonus points?
        is the basilicas own cost even
    .asked =
        what does the basilica score for itself
        basilica itself odd or even
        with 3 odd ones and basilica, whats the bonus
        does basilica count itself or not
ruling-basilica-odd = The Basilica gives 1 point for each district in your city with an odd cost: 1, 3 or 5. Those of cost 2, 4 or 6 give nothing.
    .yes =
        Does the Basilica give a point for every district with an odd cost?
        tavern costs 1, does the basilica count it
        do purple districts of cost 5 count for the basilica too
        manor, docks and barracks at 3 each, is that 3 extra from the basilica
        temple 1, docks 3, palace 5: basilica 3 points?
        a 5 cost purple counts for the basilica, right
        any color as long as its odd for basilica?
        tavern and temple at 1 each, basilica point for both?
        evens bring nothing with basilica?
        watchtower is a 1, basilica gives a point?
        do i get points for 1 cost districts with basilica
        basilica: does my 3 cost building give a point
        cost 5 counts for basilica?
        i have five odd cost districts, 5 points from basilica?
        is an odd unique district counted by the basilica
    .no =
        does the basilica score my 2 and 4 cost buildings
        is it even numbers the basilica wants
        does the basilica look at other peoples cities
        dragon gate costs 6, any basilica point for it
        is it one point per pair of odd districts with the basilica
        castle 4, basilica point?
        market 2 and church 2 give me basilica points?
        basilica: 2 points for a 3 cost?
        only blue odd ones for the basilica?
        6 cost library, counts for basilica?
        your odd buildings count with my basilica?
        does a cost 2 district count for basilica
        cost 6 with basilica, a point?
        do all my districts count for the basilica
        basilica gives 3 points per odd district?
        do i get basilica points for a 4 cost castle
        Does the Basilica give points for districts with an even cost?
    .asked =
        Which districts give points with the Basilica?
        I have the Basilica: which of my buildings bring a point, odd or even ones?
        how many bonus points is the basilica with a temple, a church and a palace
        what does basilica give for costs 1 2 3 4 5
        manor, castle, palace with basilica, how much extra
        basilica counts which costs
ruling-basilica-spelling = The Ukrainian rulebook spells the Basilica in two ways, "Базилика" and "Базиліка". It is one card; the second spelling is correct Ukrainian.
    .asked =
        Why is the Basilica spelled in two ways in the Ukrainian book?
        which spelling of basilica in the ukrainian book is right
        what is базилика in the ukrainian list of cards
        базилика or базиліка
        ukrainian book writes basilica with two different letters, why
        basilica ukrainian spelling which one
    .yes =
        are базилика and базиліка in the ukrainian book the same card
        is базиліка with і the correct ukrainian name of the basilica
        is the basilica misspelled in the ukrainian lists
        the two basilica names in the ukrainian booklet mean one card, right
        базилика with и is the typo, базиліка the proper one?
        is it merely a spelling slip, basilica in the ukrainian lists
        same basilica under two spellings in ukrainian?
        can i ignore the different letters in the basilicas ukrainian name
        did the ukrainian rules write the basilica inconsistently
        Is the Basilica written in two different ways in the Ukrainian book?
        is there only one basilica card despite two ukrainian spellings
        ukrainian book, базилика and базиліка same thing?
        is базиліка the right spelling
        do both ukrainian spellings mean the basilica
        is базилика in the ukrainian book just a slip
    .no =
        ukrainian rulebook has two basilica spellings, are there two cards
        is базилика the right ukrainian spelling of the basilica
        does the different spelling in the ukrainian book mean a different basilica
        do i need to look for a second basilica card because of the ukrainian spelling
        both ukrainian spellings of basilica are correct?
        one spelling is the card and one a different building, ukrainian basilica?
        базилика has another effect than базиліка?
        is the и version of basilica proper ukrainian
        ukrainian box has two basilicas?
        are there two basilica cards in the ukrainian edition
        is базилика correct ukrainian
        are базилика and базиліка different buildings
        am i missing a card because the ukrainian book lists базилика too
        do the two ukrainian basilica spellings have different effects
