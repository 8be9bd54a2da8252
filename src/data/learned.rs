//! What the stored questions teach about a question in other words, in any language; learned when
//! the program is built (`src/learn`, `src/build/learned.rs`).

use crate::features::{features, weighed};
use crate::language::Language;
use citadels_learn::yes;
use serde::{Deserialize, Serialize};

/// What was learned.
#[derive(Debug, Serialize, Deserialize)]
pub struct Learned<'a> {
    /// Each a [`Feature`]: a hundred thousand numbers of which a question needs a few.
    pub features: &'a [u8],
    /// What the features say of texts, one feature after the other, each sorted by text: [`Says`].
    pub says: &'a [u8],
    /// How far each text leans to yes: for a question that is not turned around, and for any.
    pub leans: Vec<(f32, f32)>,
    /// What one step of the numbers in the tables is worth.
    pub scale: Scale,
}

/// A feature's number, where what it says ends, and how much it turns a question around.
pub type Feature = [u8; 9];

/// A text's number, how much a question is about it, and how much more the answer is yes.
pub type Says = [u8; 4];

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Scale {
    pub topic: f32,
    pub yes: f32,
    pub turn: f32,
}

/// A question, compared with what was learned.
#[derive(Debug)]
pub struct Read<'a> {
    learned: &'a Learned<'a>,
    features: Vec<(usize, f32)>,
}

impl Learned<'_> {
    fn features(&self) -> &[Feature] {
        self.features.as_chunks().0
    }

    /// A question with these tokens.
    pub fn read(&self, lang: Language, tokens: &[(usize, String)]) -> Read<'_> {
        let place = |number| {
            let found = self.features().binary_search_by_key(&number, self::number);
            found.ok()
        };
        Read {
            learned: self,
            features: weighed(&features(lang, tokens), place),
        }
    }

    fn says(&self, feature: usize) -> &[Says] {
        let features = self.features();
        let start = feature
            .checked_sub(1)
            .map_or(0, |before| end(&features[before]));
        &self.says.as_chunks().0[start..end(&features[feature])]
    }
}

impl Read<'_> {
    /// How much the question is about each of so many texts.
    pub fn topics(&self, texts: usize) -> Vec<f64> {
        let mut topics = vec![0.0; texts];
        for (feature, weight) in &self.features {
            for says in self.learned.says(*feature) {
                let says_topic = f32::from(signed(says[2])) * self.learned.scale.topic;
                topics[text(*says)] += f64::from(says_topic * weight);
            }
        }
        topics
    }

    /// How much a text answers yes (up to 1) or no (down to -1).
    pub fn yes(&self, of: usize) -> f64 {
        let Learned { leans, scale, .. } = self.learned;
        let features = self.learned.features();
        let (mut turned, mut own) = (0.0, 0.0);
        for (feature, weight) in &self.features {
            turned += f32::from(signed(features[*feature][8])) * scale.turn * weight;
            let says = self.learned.says(*feature);
            if let Ok(place) = says.binary_search_by_key(&of, |says| text(*says)) {
                own += f32::from(signed(says[place][3])) * scale.yes * weight;
            }
        }
        f64::from(yes(turned, own, leans[of]) / 2.0).tanh()
    }
}

fn number(feature: &Feature) -> u32 {
    u32::from_le_bytes([feature[0], feature[1], feature[2], feature[3]])
}

fn end(feature: &Feature) -> usize {
    u32::from_le_bytes([feature[4], feature[5], feature[6], feature[7]]) as usize
}

fn text(says: Says) -> usize {
    usize::from(u16::from_le_bytes([says[0], says[1]]))
}

const fn signed(byte: u8) -> i8 {
    i8::from_le_bytes([byte])
}
