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
    .yes =
        is the basilica left out of its own count
        does the basilica have an even cost
        one basilica and no odd buildings: is it worth just its 4
    .asked =
        what does the basilica score for itself
ruling-basilica-odd = The Basilica gives 1 point for each district in your city with an odd cost: 1, 3 or 5. Those of cost 2, 4 or 6 give nothing.
    .yes =
        Does the Basilica give a point for every district with an odd cost?
        tavern costs 1, does the basilica count it
        do purple districts of cost 5 count for the basilica too
        manor, docks and barracks at 3 each, is that 3 extra from the basilica
    .no =
        does the basilica score my 2 and 4 cost buildings
        is it even numbers the basilica wants
        does the basilica look at other peoples cities
        dragon gate costs 6, any basilica point for it
        is it one point per pair of odd districts with the basilica
    .asked =
        Which districts give points with the Basilica?
        I have the Basilica: which of my buildings bring a point, odd or even ones?
        how many bonus points is the basilica with a temple, a church and a palace
ruling-basilica-spelling = The Ukrainian book spells the Basilica in two ways, "Базилика" and "Базиліка". It is one card; the second spelling is correct Ukrainian.
    .asked =
        Why is the Basilica spelled in two ways in the Ukrainian book?
        which spelling of basilica in the ukrainian book is right
        what is базилика in the ukrainian list of cards
    .yes =
        are базилика and базиліка in the ukrainian book the same card
        is базиліка with і the correct ukrainian name of the basilica
        is the basilica misspelled in the ukrainian lists
    .no =
        ukrainian rulebook has two basilica spellings, are there two cards
        is базилика the right ukrainian spelling of the basilica
        does the different spelling in the ukrainian book mean a different basilica
