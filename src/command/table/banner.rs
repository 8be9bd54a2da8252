//! A name in letters six lines high, to be read from across the table.

use std::iter::once;

/// Five rows of dots for each letter.
const LETTERS: [(char, &str); 58] = [
    ('1', " # /## / # / # /###"),
    ('2', "### /   #/ ## /#   /####"),
    ('3', "### /   #/ ## /   #/### "),
    ('4', "#  #/#  #/####/   #/   #"),
    ('5', "####/#   /### /   #/### "),
    ('6', " ## /#   /### /#  #/ ## "),
    ('7', "####/   #/  # / #  / #  "),
    ('8', " ## /#  #/ ## /#  #/ ## "),
    ('9', " ## /#  #/ ###/   #/ ## "),
    (' ', "  /  /  /  /  "),
    ('-', "  /  /##/  /  "),
    ('A', " ## /#  #/####/#  #/#  #"),
    ('B', "### /#  #/### /#  #/### "),
    ('C', " ###/#   /#   /#   / ###"),
    ('D', "### /#  #/#  #/#  #/### "),
    ('E', "####/#   /### /#   /####"),
    ('F', "####/#   /### /#   /#   "),
    ('G', " ###/#   /# ##/#  #/ ###"),
    ('H', "#  #/#  #/####/#  #/#  #"),
    ('I', "#/#/#/#/#"),
    ('J', "   #/   #/   #/#  #/ ## "),
    ('K', "#  #/# # /##  /# # /#  #"),
    ('L', "#   /#   /#   /#   /####"),
    ('M', "#   #/## ##/# # #/#   #/#   #"),
    ('N', "#   #/##  #/# # #/#  ##/#   #"),
    ('O', " ## /#  #/#  #/#  #/ ## "),
    ('P', "### /#  #/### /#   /#   "),
    ('Q', " ## /#  #/#  #/# # / # #"),
    ('R', "### /#  #/### /# # /#  #"),
    ('S', " ###/#   / ## /   #/### "),
    ('T', "#####/  #  /  #  /  #  /  #  "),
    ('U', "#  #/#  #/#  #/#  #/ ## "),
    ('V', "#   #/#   #/ # # / # # /  #  "),
    ('W', "#   #/#   #/# # #/## ##/#   #"),
    ('X', "#   #/ # # /  #  / # # /#   #"),
    ('Y', "#   #/ # # /  #  /  #  /  #  "),
    ('Z', "####/   #/ ## /#   /####"),
    ('Б', "####/#   /### /#  #/### "),
    ('Г', "####/#   /#   /#   /#   "),
    ('Д', "  ## / # # / # # /#####/#   #"),
    ('Ж', "# # #/# # #/ ### /# # #/# # #"),
    ('З', "### /   #/ ## /   #/### "),
    ('И', "#   #/#  ##/# # #/##  #/#   #"),
    ('Л', "  ##/ # #/ # #/ # #/#  #"),
    ('П', "####/#  #/#  #/#  #/#  #"),
    ('У', "#  #/#  #/ ###/   #/### "),
    ('Ф', " ### /# # #/# # #/ ### /  #  "),
    ('Ц', "#  # /#  # /#  # /#####/    #"),
    ('Ч', "#  #/#  #/ ###/   #/   #"),
    ('Ш', "# # #/# # #/# # #/# # #/#####"),
    ('Щ', "# # # /# # # /# # # /######/     #"),
    ('Ъ', "##   / #   / ### / #  #/ ### "),
    ('Ы', "#    #/#    #/###  #/#  # #/###  #"),
    ('Ь', "#   /#   /### /#  #/### "),
    ('Э', "### /   #/ ###/   #/### "),
    ('Ю', "#  ## /# #  #/### #/# #  #/#  ## "),
    ('Я', " ###/#  #/ ###/ # #/#  #"),
    ('Є', " ###/#   /### /#   / ###"),
];

/// Cyrillic letters that look like Latin ones.
const ALIKE: (&str, &str) = ("АВЕКМНОРСТХІ", "ABEKMHOPCTXI");

/// Letters with something above them: the letter, and its dots.
const ACCENTED: [(char, char, &str); 6] = [
    ('É', 'E', "  # "),
    ('È', 'E', " #  "),
    ('Ê', 'E', " ## "),
    ('Î', 'I', "#"),
    ('Ё', 'Е', "#  #"),
    ('Й', 'И', " ### "),
];

/// The text in block letters; each dot is two characters wide if that fits into so many columns.
/// None if there is no such letter.
pub fn large(text: &str, room: usize) -> Option<String> {
    let mut rows: [String; 6] = Default::default();
    for letter in text.to_uppercase().chars() {
        let accented = ACCENTED.iter().find(|(of, ..)| *of == letter);
        let (letter, above) = accented.map_or((letter, ""), |(_, letter, above)| (*letter, *above));
        let alike = ALIKE.0.chars().position(|one| one == letter);
        let alike = alike.and_then(|place| ALIKE.1.chars().nth(place));
        let letter = alike.unwrap_or(letter);
        let (_, dots) = LETTERS.iter().find(|(of, _)| *of == letter)?;
        let wide = dots.find('/')?;
        let above = format!("{above:wide$}");
        for (row, dots) in rows.iter_mut().zip(once(&*above).chain(dots.split('/'))) {
            row.push_str(dots);
            row.push(' ');
        }
    }
    let dot = if rows[0].len() * 2 <= room + 2 { 2 } else { 1 };
    let lines = rows.map(|row| {
        row.replace(' ', &" ".repeat(dot))
            .replace('#', &"█".repeat(dot))
    });
    Some(lines.join("\n"))
}
