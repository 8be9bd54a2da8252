//! Input bent at random: as bytes, which a parser mostly refuses, and as a tree of values, which it
//! mostly reads.

use serde_json::{Map, Value, json};

/// What has gone wrong in other programs.
const ODD: [&str; 42] = [
    "\u{0}",
    "\u{1b}[31m",
    "\u{9b}2J",
    "\u{202e}",
    "\u{200d}",
    "\u{e0041}",
    "\u{61c}",
    "\u{feff}",
    "\r",
    "\n",
    "\t",
    " ",
    "\"",
    "'",
    "\"\"\"",
    "[",
    "]",
    "{",
    "}",
    "[[",
    "(",
    "=",
    ":",
    ",",
    ";",
    "*",
    "+",
    "-",
    "#",
    "0",
    "-1",
    "256",
    "-9223372036854775808",
    "18446744073709551616",
    "1e999",
    "nan",
    "null",
    "true",
    "й",
    "👩‍🚀",
    "ﬃ",
    "İ",
];

/// A small generator: the same seed gives the same tries on every machine.
#[derive(Clone, Debug)]
pub struct Chance(pub u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % (end.max(1) as u64)).unwrap()
    }

    pub fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// A part of this many.
    fn span(&mut self, length: usize) -> std::ops::Range<usize> {
        let start = self.below(length + 1);
        let most = self.below(24).min(length - start);
        start..start + most
    }
}

/// The input, a little or very much changed.
pub fn bent(input: &[u8], others: &[Vec<u8>], words: &[&str], chance: &mut Chance) -> Vec<u8> {
    let mut input = input.to_vec();
    for _ in 0..=chance.below(4) {
        let span = chance.span(input.len());
        match chance.below(10) {
            0 => drop(input.drain(span)),
            1 => {
                let again = input[span.clone()].repeat(1 + chance.below(4));
                drop(input.splice(span, again));
            }
            2 => {
                let again = input[span.clone()].repeat(1 + chance.below(600));
                drop(input.splice(span, again));
            }
            3 | 4 if !words.is_empty() => {
                let word = chance.one(words).bytes();
                drop(input.splice(span, word));
            }
            3..=5 => drop(input.splice(span.start..span.start, chance.one(&ODD).bytes())),
            6 => drop(input.splice(span, chance.one(&ODD).bytes())),
            7 => {
                let other = chance.one(others);
                let part = chance.below(other.len() + 1)..other.len();
                drop(input.splice(span.start.., other[part].iter().copied()));
            }
            8 => {
                let mut lines: Vec<&[u8]> = input.split_inclusive(|byte| *byte == b'\n').collect();
                let (one, other) = (chance.below(lines.len()), chance.below(lines.len()));
                if !lines.is_empty() {
                    lines.swap(one, other);
                }
                input = lines.concat();
            }
            _ => {
                let place = span.start.min(input.len().saturating_sub(1));
                if let Some(byte) = input.get_mut(place) {
                    *byte ^= 1 << chance.below(8);
                }
            }
        }
        input.truncate(1 << 16);
    }
    input
}

/// The same for JSON, one value or one a line; other input is bent as bytes.
pub fn bent_tree(input: &[u8], others: &[Vec<u8>], words: &[&str], chance: &mut Chance) -> Vec<u8> {
    let other: &Vec<u8> = chance.one(others);
    let (Some(mut values), Some(other)) = (trees(input), trees(other)) else {
        return bent(input, others, words, chance);
    };
    for _ in 0..=chance.below(3) {
        let place = chance.below(values.len());
        let foreign = chance.one(&other).clone();
        match chance.below(12) {
            0 => drop(values.remove(place)),
            1 => values.insert(place, foreign),
            2 => values.insert(place, values[place].clone()),
            _ => bend(&mut values[place], &foreign, words, chance),
        }
        if values.is_empty() {
            values.push(foreign_leaf(words, chance));
        }
    }
    let lines: Vec<String> = values.iter().map(Value::to_string).collect();
    (lines.join("\n") + "\n").into_bytes()
}

/// The values in a text, at least one.
fn trees(text: &[u8]) -> Option<Vec<Value>> {
    let read = serde_json::Deserializer::from_slice(text).into_iter();
    let values: Vec<Value> = read.collect::<Result<_, _>>().ok()?;
    (!values.is_empty()).then_some(values)
}

/// Bends one place in a tree: goes down at random, and changes what it finds.
fn bend(value: &mut Value, foreign: &Value, words: &[&str], chance: &mut Chance) {
    let goes_down = chance.below(5) > 0;
    match value {
        Value::Array(list) if goes_down && !list.is_empty() => {
            let place = chance.below(list.len());
            bend(&mut list[place], foreign, words, chance);
        }
        Value::Object(map) if goes_down && !map.is_empty() => {
            let place = chance.below(map.len());
            let below = map.values_mut().nth(place).expect("it is one of them");
            bend(below, foreign, words, chance);
        }
        Value::Array(list) => bend_list(list, words, chance),
        Value::Object(map) => bend_map(map, words, chance),
        Value::Number(number) if goes_down => {
            let near = number.as_i64().unwrap_or_default();
            let near = near.saturating_add([-1, 1, 2, 255][chance.below(4)]);
            *value = json!(near);
        }
        _ if chance.below(4) == 0 => *value = part(foreign, chance).clone(),
        _ => *value = foreign_leaf(words, chance),
    }
}

fn bend_list(list: &mut Vec<Value>, words: &[&str], chance: &mut Chance) {
    let (one, other) = (chance.below(list.len()), chance.below(list.len()));
    match chance.below(5) {
        0 if !list.is_empty() => drop(list.remove(one)),
        1 if !list.is_empty() => list.swap(one, other),
        2 if !list.is_empty() => {
            let again = vec![list[one].clone(); 1 + chance.below(40)];
            list.extend(again);
        }
        3 => list.clear(),
        _ => list.push(foreign_leaf(words, chance)),
    }
}

fn bend_map(map: &mut Map<String, Value>, words: &[&str], chance: &mut Chance) {
    let place = chance.below(map.len());
    let key = map.keys().nth(place).cloned().unwrap_or_default();
    match chance.below(4) {
        0 => drop(map.remove(&key)),
        1 => {
            let value = map.remove(&key).unwrap_or_default();
            let key = chance.one(words).trim_matches('"').to_owned();
            map.insert(key, value);
        }
        _ => drop(map.insert(key, foreign_leaf(words, chance))),
    }
}

/// Some value in a tree.
fn part<'a>(value: &'a Value, chance: &mut Chance) -> &'a Value {
    let below: Vec<&Value> = match value {
        Value::Array(list) => list.iter().collect(),
        Value::Object(map) => map.values().collect(),
        _ => Vec::new(),
    };
    if below.is_empty() || chance.below(3) == 0 {
        return value;
    }
    part(below[chance.below(below.len())], chance)
}

fn foreign_leaf(words: &[&str], chance: &mut Chance) -> Value {
    match chance.below(12) {
        0 => Value::Null,
        1 => json!(chance.below(2) == 0),
        2 => json!(u64::MAX),
        3 => json!(i64::MIN),
        4 => json!([]),
        5 => json!({}),
        6 => json!(chance.one(&[0.5, -0.0, 1e300, 9_007_199_254_740_993.0])),
        7 => json!(*chance.one(&[u8::MAX.into(), u16::MAX.into(), u32::MAX, 8, 9, 10])),
        8 => json!("x".repeat(chance.below(3000))),
        9 => json!(chance.one(&ODD)),
        _ => json!(chance.one(words).trim_matches('"')),
    }
}
