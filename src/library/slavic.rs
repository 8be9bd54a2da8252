//! Stems of Russian and Ukrainian words: Snowball's algorithms as `snowball_stemmers_rs` has them,
//! whose tables of endings are pointers that are written at every start (`docs/speed.md`). Here an
//! ending is compared in code. A test has both stem every word of our texts.

/// A word, of which endings are cut off.
struct Rest<'a> {
    word: &'a str,
    /// After the first vowel: only here are endings cut off.
    from: usize,
    /// After two syllables, where some endings must stand.
    late: usize,
}

/// Is it one of these endings?
type Ending = fn(&str) -> bool;

impl<'a> Rest<'a> {
    fn new(word: &'a str, vowels: &str) -> Self {
        // The place after the next letter that is a vowel or is none, or the end.
        let after = |from: usize, is_vowel: bool| {
            let mut letters = word[from..].char_indices();
            let found = letters.find(|(_, letter)| vowels.contains(*letter) == is_vowel);
            found.map_or(word.len(), |(at, letter)| from + at + letter.len_utf8())
        };
        let from = after(0, true);
        let late = after(after(after(from, false), true), false);
        Self { word, from, late }
    }

    /// Where the longest of these endings starts.
    fn start(&self, is_ending: impl Fn(&str) -> bool) -> Option<usize> {
        let starts = self.word[self.from..].char_indices();
        let mut starts = starts.map(|(at, _)| self.from + at);
        starts.find(|start| is_ending(&self.word[*start..]))
    }

    /// Cuts off the longest of these endings.
    fn cut(&mut self, is_ending: Ending) -> bool {
        self.cut_if(is_ending, |_, _| true)
    }

    /// The same, if it is one that may stand at this place.
    fn cut_if(
        &mut self,
        is_ending: impl Fn(&str) -> bool,
        may_stand: impl Fn(&Self, usize) -> bool,
    ) -> bool {
        let start = self.start(is_ending);
        let Some(start) = start.filter(|start| may_stand(self, *start)) else {
            return false;
        };
        self.word = &self.word[..start];
        true
    }

    /// Cuts off the longest ending of two kinds, one of the second only if it may stand at its
    /// place.
    fn cut_either(
        &mut self,
        is_ending: Ending,
        is_other: Ending,
        may_stand: impl Fn(&Self, usize) -> bool,
    ) -> bool {
        let either = |ending: &str| is_ending(ending) || is_other(ending);
        self.cut_if(either, |rest, start| {
            !is_other(&rest.word[start..]) || may_stand(rest, start)
        })
    }

    /// Does one of these letters stand before this place?
    fn follows(&self, start: usize, letters: &str) -> bool {
        let before = &self.word[self.from..start];
        before.ends_with(|letter| letters.contains(letter))
    }

    fn is_after_a(&self, start: usize) -> bool {
        self.follows(start, "ая")
    }

    const fn is_late(&self, start: usize) -> bool {
        self.late <= start
    }

    /// Makes «нн» one letter.
    fn undouble(&mut self) -> bool {
        self.cut_if(
            |ending| ending == "н",
            |rest, start| rest.follows(start, "н"),
        )
    }
}

pub fn russian(word: &str) -> String {
    use russian_endings as is;
    let word = word.replace('ё', "е");
    let mut rest = Rest::new(&word, "аеиоуыэюя");
    if !rest.cut_either(is::gerund, is::gerund_after_a, Rest::is_after_a) {
        rest.cut(is::reflexive);
        if rest.cut(is::adjective) {
            rest.cut_either(is::participle, is::participle_after_a, Rest::is_after_a);
        } else if !rest.cut_either(is::verb, is::verb_after_a, Rest::is_after_a) {
            rest.cut(is::noun);
        }
    }
    rest.cut(|ending| ending == "и");
    rest.cut_if(is::derived, Rest::is_late);
    if rest.cut(is::superlative) {
        rest.undouble();
    } else if !rest.undouble() {
        rest.cut(|ending| ending == "ь");
    }
    rest.word.to_owned()
}

pub fn ukrainian(word: &str) -> String {
    use ukrainian_endings as is;
    let word = word.strip_prefix("най").unwrap_or(word);
    let mut rest = Rest::new(word, "аеиоуюяєії");
    let (mut is_profession, mut is_diminutive) = (false, false);
    if !rest.cut_either(is::gerund, is::gerund_after_a, Rest::is_after_a) {
        rest.cut(is::reflexive);
        if !rest.cut_if(is::verbal_noun, Rest::is_late) {
            is_profession = rest.cut(is::profession);
            is_diminutive = !is_profession && rest.cut(is::diminutive);
            if !is_profession
                && !rest.cut_either(is::adjective, is::late_adjective, Rest::is_late)
                && !rest.cut(is::verb)
            {
                rest.cut(is::noun);
            }
        }
    }
    is_diminutive |= rest.cut(is::diminutive_stem);
    if !is_profession && !is_diminutive {
        rest.cut(is::profession);
        rest.cut_if(is::derived, Rest::is_late);
        if rest.cut(|ending| ending == "іш") {
            rest.undouble();
        } else if !rest.undouble() && !rest.cut(|ending| ending == "ь") {
            rest.cut_if(
                |ending| ending == "л",
                |rest, start| rest.follows(start, "бпвм"),
            );
        }
    }
    rest.word.to_owned()
}

/// What Russian words end in; some endings only after «а» or «я».
#[rustfmt::skip] // It would give each ending a line.
mod russian_endings {
    pub fn gerund(ending: &str) -> bool {
        matches!(ending, "ывшись" | "ившись" | "ыв" | "ив" | "ывши" | "ивши")
    }

    pub fn gerund_after_a(ending: &str) -> bool {
        matches!(ending, "вшись" | "в" | "вши")
    }

    pub fn adjective(ending: &str) -> bool {
        matches!(
            ending,
            "ему" | "ому" | "ых" | "их" | "ую" | "юю" | "ею" | "ою" | "яя" | "ая" | "ые" | "ее" |
            "ие" | "ое" | "ыми" | "ими" | "ый" | "ей" | "ий" | "ой" | "ым" | "ем" | "им" | "ом" |
            "его" | "ого"
        )
    }

    pub fn participle(ending: &str) -> bool {
        matches!(ending, "ывш" | "ивш" | "ующ")
    }

    pub fn participle_after_a(ending: &str) -> bool {
        matches!(ending, "вш" | "щ" | "ющ" | "ем" | "нн")
    }

    pub fn reflexive(ending: &str) -> bool {
        matches!(ending, "сь" | "ся")
    }

    pub fn verb(ending: &str) -> bool {
        matches!(
            ending,
            "ыт" | "уют" | "ят" | "ует" | "ит" | "ены" | "ыть" | "ить" | "ишь" | "ю" | "ую" |
            "ыла" | "ила" | "ена" | "ите" | "уйте" | "ейте" | "ыли" | "или" | "уй" | "ей" | "ыл" |
            "ил" | "ым" | "им" | "ен" | "ыло" | "ило" | "ено"
        )
    }

    pub fn verb_after_a(ending: &str) -> bool {
        matches!(
            ending,
            "ют" | "ет" | "ны" | "ть" | "ешь" | "ла" | "на" | "ете" | "йте" | "ли" | "й" | "л" |
            "ем" | "н" | "ло" | "но" | "нно"
        )
    }

    pub fn noun(ending: &str) -> bool {
        matches!(
            ending,
            "у" | "ях" | "иях" | "ах" | "ы" | "ь" | "ю" | "ью" | "ию" | "я" | "ья" | "ия" | "а" |
            "ев" | "ов" | "е" | "ье" | "ие" | "и" | "еи" | "ии" | "ями" | "иями" | "ами" | "й" |
            "ей" | "ией" | "ий" | "ой" | "ям" | "иям" | "ам" | "ем" | "ием" | "ом" | "о"
        )
    }

    pub fn derived(ending: &str) -> bool {
        matches!(ending, "ост" | "ость")
    }

    pub fn superlative(ending: &str) -> bool {
        matches!(ending, "ейш" | "ейше")
    }
}

/// What Ukrainian words end in; some endings only after «а» or «я», or late in the word.
#[rustfmt::skip] // It would give each ending a line.
mod ukrainian_endings {
    pub fn gerund(ending: &str) -> bool {
        matches!(ending, "ившись" | "ивши")
    }

    pub fn gerund_after_a(ending: &str) -> bool {
        matches!(ending, "вшись" | "вши")
    }

    pub fn reflexive(ending: &str) -> bool {
        matches!(ending, "сь" | "лась" | "всь" | "тись" | "ся" | "вся" | "тися")
    }

    pub fn adjective(ending: &str) -> bool {
        matches!(
            ending,
            "ому" | "ььому" | "іх" | "їх" | "их" | "ою" | "ььою" | "учі" | "ючі" | "увані" |
            "овані" | "оі" | "ььоі" | "ої" | "ььої" | "уча" | "юча" | "увана" | "ована" | "уче" |
            "юче" | "уване" | "оване" | "іми" | "їми" | "ими" | "ій" | "ий" | "учий" | "ючий" |
            "вший" | "уваний" | "ований" | "ой" | "ім" | "їм" | "им" | "єго" | "ого" | "ьього" |
            "увано" | "овано"
        )
    }

    pub fn late_adjective(ending: &str) -> bool {
        matches!(
            ending,
            "ічному" | "ичному" | "уальному" | "ійному" | "аційному" | "онному" | "аціях" |
            "ічних" | "ичних" | "уальних" | "ійних" | "аційних" | "онних" | "ацією" | "ацію" |
            "ічною" | "ичною" | "уальною" | "ійною" | "аційною" | "онною" | "ація" | "ічні" |
            "ичні" | "уальні" | "ійні" | "аційні" | "онні" | "ічноі" | "ичноі" | "уальноі" |
            "ійноі" | "аційноі" | "онноі" | "ації" | "ічної" | "ичної" | "уальної" | "ійної" |
            "аційної" | "онної" | "ічна" | "ична" | "уальна" | "ійна" | "аційна" | "онна" | "ічне" |
            "ичне" | "уальне" | "ійне" | "аційне" | "онне" | "аціями" | "ічними" | "ичними" |
            "уальними" | "ійними" | "аційними" | "онними" | "ічній" | "ичній" | "уальній" |
            "ійній" | "аційній" | "онній" | "ічний" | "ичний" | "уальний" | "ійний" | "аційний" |
            "онний" | "аціям" | "ічним" | "ичним" | "уальним" | "ійним" | "аційним" | "онним" |
            "ічного" | "ичного" | "уального" | "ійного" | "аційного" | "онного"
        )
    }

    pub fn verb(ending: &str) -> bool {
        matches!(
            ending,
            "у" | "єш" | "иш" | "уть" | "ють" | "ають" | "ю" | "ію" | "аю" | "є" | "ла" | "в" |
            "ів" | "ав" | "ив" | "єте" | "іте" | "ите" | "йте" | "ти" | "іти" | "ати" | "ити" |
            "ли" | "й" | "єм" | "ім" | "им" | "ло" | "ємо" | "імо" | "имо"
        )
    }

    pub fn noun(ending: &str) -> bool {
        matches!(
            ending,
            "у" | "ях" | "ах" | "ю" | "єю" | "ею" | "ою" | "я" | "є" | "і" | "еві" | "ові" | "ї" |
            "а" | "ів" | "ев" | "е" | "и" | "ями" | "ами" | "ей" | "ям" | "єм" | "ам" | "ем" |
            "ом" | "о" | "тво" | "ство"
        )
    }

    pub fn profession(ending: &str) -> bool {
        matches!(ending, "яр" | "ар" | "ач" | "ник" | "альник" | "ельник" | "івник")
    }

    pub fn diminutive(ending: &str) -> bool {
        matches!(
            ending,
            "еньку" | "усь" | "ісь" | "ось" | "унь" | "інь" | "ень" | "еня" | "ічкі" | "ечкі" |
            "очечкі" | "очкі" | "інькі" | "юсінькі" | "ісінькі" | "енькі" | "есенькі" | "онькі" |
            "ічка" | "ечка" | "очечка" | "очка" | "інька" | "юсінька" | "ісінька" | "енька" |
            "есенька" | "онька" | "інка" | "инка" | "ічки" | "ечки" | "очечки" | "очки" | "іньки" |
            "юсіньки" | "ісіньки" | "еньки" | "есеньки" | "оньки" | "ік" | "ик" | "чик" | "ок" |
            "ічок" | "ечок" | "очечок" | "очок" | "ятко" | "ітко" | "атко" | "ічко" | "ечко" |
            "очечко" | "очко" | "інько" | "юсінько" | "ісінько" | "енько" | "есенько" | "онько"
        )
    }

    pub fn diminutive_stem(ending: &str) -> bool {
        matches!(
            ending,
            "очеч" | "ітк" | "атк" | "іньк" | "юсіньк" | "ісіньк" | "еньк" | "есеньк" | "оньк"
        )
    }

    pub fn verbal_noun(ending: &str) -> bool {
        matches!(ending, "яння" | "іння" | "ання" | "ення")
    }

    pub fn derived(ending: &str) -> bool {
        matches!(
            ending,
            "іст" | "уват" | "оват" | "ищ" | "ість" | "овість" | "ність" | "ниця" | "ація" |
            "ізація" | "арня" | "івня" | "івщина" | "ов" | "ськ" | "зьк" | "ізм" | "льн" | "ельн" |
            "ян" | "івн" | "ство" | "цтво"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{russian, ukrainian};
    use crate::language::Language;
    use crate::texts::all_texts;
    use snowball_stemmers_rs::{Algorithm, Stemmer};
    use std::collections::BTreeSet;

    type Stem = fn(&str) -> String;

    /// What words end in, and what else the algorithms look at.
    const ENDINGS: &str = "а я ая ё ей ему ейший ейше ность ости остью енька ечка очок ння анням \
        ившись вшись вши лась тися сь ся вся ійний аційному уальною ник альник тво ство ськ нн нний \
        л бл ь іш ніш нніш ий ого у ую ють ешь ыла ено нно ющий";

    #[test]
    fn words_are_stemmed_as_snowball_does() {
        let languages: [(Language, Algorithm, Stem); 2] = [
            (Language::Ru, Algorithm::Russian, russian),
            (Language::Uk, Algorithm::Ukrainian, ukrainian),
        ];
        for (lang, algorithm, stem) in languages {
            let snowball = Stemmer::create(algorithm);
            let text = all_texts(lang).to_lowercase();
            let words = text.split(|c: char| !c.is_alphanumeric() && c != '\'');
            let words: BTreeSet<&str> = words.collect();
            assert!(words.len() > 3_000);
            for (number, word) in words.into_iter().enumerate() {
                assert_eq!(stem(word), snowball.stem(word), "{word}");
                // Every tenth with every ending.
                let endings = ENDINGS.split_whitespace().filter(|_| number % 10 == 0);
                for ending in endings {
                    for other in [format!("{word}{ending}"), format!("най{word}{ending}ми")] {
                        assert_eq!(stem(&other), snowball.stem(&other), "{other}");
                    }
                }
            }
        }
    }
}
