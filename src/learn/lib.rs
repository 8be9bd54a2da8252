//! What stored questions teach about a question in other words: which text it is about, and
//! whether the answer is yes or no. Two linear models, found by gradient descent when the program
//! is built; a package of its own so that it can be optimised in every build.
//!
//! The topic is a softmax over all texts. A feature says something only for texts in whose
//! questions it occurs, which keeps the table small and costs nothing (`docs/ask.md`).
//!
//! The word has two parts. Each text leans towards yes or no, and some features turn a question
//! around whatever it is about: "safe" asks the other way than "attack". What is special to one
//! text (a number, another card) it learns of its own features.

/// A stored question.
#[derive(Clone, Debug)]
pub struct Line {
    /// Each feature once, with its weight.
    pub features: Vec<(usize, f32)>,
    /// The text that answers it.
    pub text: usize,
    /// Yes or no; nothing if it is open.
    pub is_yes: Option<bool>,
}

/// What a feature says of one text.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Says {
    pub text: usize,
    /// How much the question is about this text.
    pub topic: f32,
    /// How much more the answer is yes.
    pub yes: f32,
}

/// Everything that was learned.
#[derive(Debug)]
pub struct Learned {
    /// What each feature says, sorted by text.
    pub features: Vec<Vec<Says>>,
    /// How much each feature turns a question around.
    pub turns: Vec<f32>,
    /// How far each text leans to yes: for a question that is not turned, and for any.
    pub leans: Vec<(f32, f32)>,
}

/// How often every line is looked at, so many at a time, and how far a weight goes at first; the
/// steps become shorter with every round.
const BATCH: usize = 512;
const TOPIC_ROUNDS: usize = 6;
const TOPIC_STEP: f32 = 0.2;
const WORD_ROUNDS: usize = 12;
const WORD_STEP: f32 = 0.03;
/// Weights should be no larger than they must, so that a rare feature says little.
const TOPIC_SMALL: f32 = 1e-6;
const OWN_SMALL: f32 = 5e-7;
const TURNS_SMALL: f32 = 2e-5;
/// Which way a question asks that has no feature that turns it.
const STRAIGHT: f32 = 1.0;
/// What turning is worth beside a text's own features.
const TURNED: f32 = 2.0;

/// How much the answer is yes (above 0) or no (below), by how far the question is turned around,
/// what its features say of the text, and how the text leans.
pub fn yes(turned: f32, own: f32, (straight, always): (f32, f32)) -> f32 {
    TURNED * (STRAIGHT + turned).tanh() * straight + own + always
}

/// Those that occur at least so often, sorted.
pub fn frequent(mut features: Vec<u32>, fewest: usize) -> Vec<u32> {
    features.sort_unstable();
    let groups = features.chunk_by(|one, other| one == other);
    let groups = groups.filter(|group| group.len() >= fewest);
    groups.map(|group| group[0]).collect()
}

/// Learns from these lines; texts compete for a question if they share a bit of their `worlds`.
pub fn learn(lines: &[Line], features: usize, worlds: &[u8]) -> Learned {
    let table = Table::new(lines, features);
    let (topic, words) = std::thread::scope(|scope| {
        let topic = scope.spawn(|| table.topics(lines, worlds));
        let words = table.words(lines, features, worlds.len());
        (topic.join().expect("it does not panic"), words)
    });
    let all = (0..features).map(|feature| {
        let says = table.span(feature).map(|place| Says {
            text: table.texts[place].into(),
            topic: topic[place],
            yes: words.own[place],
        });
        says.collect()
    });
    Learned {
        features: all.collect(),
        turns: words.turns,
        leans: words.leans,
    }
}

/// Which texts each feature occurs in.
struct Table {
    starts: Vec<usize>,
    /// In two bytes each, because they are gone through again and again.
    texts: Vec<u16>,
}

struct Words {
    own: Vec<f32>,
    turns: Vec<f32>,
    leans: Vec<(f32, f32)>,
}

impl Table {
    fn new(lines: &[Line], features: usize) -> Self {
        let mut texts: Vec<Vec<u16>> = vec![Vec::new(); features];
        for line in lines {
            let text = u16::try_from(line.text).expect("a few hundred texts");
            for (feature, _) in &line.features {
                texts[*feature].push(text);
            }
        }
        let mut starts = vec![0];
        for texts in &mut texts {
            texts.sort_unstable();
            texts.dedup();
            starts.push(starts[starts.len() - 1] + texts.len());
        }
        let texts = texts.concat();
        Self { starts, texts }
    }

    fn span(&self, feature: usize) -> std::ops::Range<usize> {
        self.starts[feature]..self.starts[feature + 1]
    }

    /// The places of a line's features in its text.
    fn places(&self, line: &Line) -> Vec<usize> {
        let place = |(feature, _): &(usize, f32)| {
            let span = self.span(*feature);
            let of = |text: &u16| usize::from(*text);
            let found = self.texts[span.clone()].binary_search_by_key(&line.text, of);
            span.start + found.expect("every feature of a line is in the table")
        };
        line.features.iter().map(place).collect()
    }

    fn topics(&self, lines: &[Line], worlds: &[u8]) -> Vec<f32> {
        let mut weights = Weights::new(self.texts.len(), TOPIC_SMALL);
        let mut scores = vec![0.0; worlds.len()];
        // A text without questions takes no part.
        let mut takes_part = vec![0; worlds.len()];
        for line in lines {
            takes_part[line.text] = worlds[line.text];
        }
        let mut order = Order::new(lines.len());
        for round in 0..TOPIC_ROUNDS {
            weights.step = TOPIC_STEP * left(round, TOPIC_ROUNDS);
            for batch in order.next_round().chunks(BATCH) {
                for line in batch.iter().map(|at| &lines[*at]) {
                    scores.fill(0.0);
                    for (feature, value) in &line.features {
                        let span = self.span(*feature);
                        let texts = &self.texts[span.clone()];
                        add(&mut scores, texts, &weights.now[span], *value);
                    }
                    let most = scores.iter().copied().fold(0.0, f32::max);
                    let mut sum = 0.0;
                    for (score, world) in scores.iter_mut().zip(&takes_part) {
                        let competes = world & worlds[line.text] != 0;
                        *score = if competes { (*score - most).exp() } else { 0.0 };
                        sum += *score;
                    }
                    for score in &mut scores {
                        *score /= sum;
                    }
                    scores[line.text] -= 1.0;
                    for (feature, value) in &line.features {
                        let span = self.span(*feature);
                        let texts = &self.texts[span.clone()];
                        add_back(&mut weights.slopes[span], texts, &scores, *value);
                    }
                }
                weights.go(batch.len());
            }
        }
        weights.now
    }

    fn words(&self, lines: &[Line], features: usize, texts: usize) -> Words {
        let lines: Vec<(&Line, bool, Vec<usize>)> = lines
            .iter()
            .filter_map(|line| Some((line, line.is_yes?, self.places(line))))
            .collect();
        let mut own = Weights::new(self.texts.len(), OWN_SMALL);
        let mut turns = Weights::new(features, TURNS_SMALL);
        let mut straight = Weights::new(texts, 0.0);
        let mut always = Weights::new(texts, 0.0);
        for (line, is_yes, _) in &lines {
            straight.now[line.text] += if *is_yes { 0.2 } else { -0.2 };
        }
        for lean in &mut straight.now {
            *lean = lean.tanh();
        }
        let mut order = Order::new(lines.len());
        for round in 0..WORD_ROUNDS {
            for weights in [&mut own, &mut turns, &mut straight, &mut always] {
                weights.step = WORD_STEP * left(round, WORD_ROUNDS);
            }
            for batch in order.next_round().chunks(BATCH) {
                for (line, is_yes, places) in batch.iter().map(|at| &lines[*at]) {
                    let text = line.text;
                    let (mut turned, mut says) = (0.0, 0.0);
                    for ((feature, value), place) in line.features.iter().zip(places) {
                        turned += turns.now[*feature] * value;
                        says += own.now[*place] * value;
                    }
                    let lean = straight.now[text];
                    let yes = yes(turned, says, (lean, always.now[text]));
                    let way = (STRAIGHT + turned).tanh();
                    let slope = 1.0 / (1.0 + (-yes).exp()) - if *is_yes { 1.0 } else { 0.0 };
                    straight.slopes[text] += slope * TURNED * way;
                    always.slopes[text] += slope;
                    let turned = slope * TURNED * lean * (1.0 - way * way);
                    for ((feature, value), place) in line.features.iter().zip(places) {
                        turns.slopes[*feature] += turned * value;
                        own.slopes[*place] += slope * value;
                    }
                }
                for weights in [&mut own, &mut turns, &mut straight, &mut always] {
                    weights.go(batch.len());
                }
            }
        }
        let leans = straight.now.into_iter().zip(always.now);
        Words {
            own: own.now,
            turns: turns.now,
            leans: leans.collect(),
        }
    }
}

/// Adds what a feature says of each of these texts to their scores. Half of the time goes by here,
/// the other half in the way back.
fn add(scores: &mut [f32], texts: &[u16], says: &[f32], value: f32) {
    for (text, says) in texts.iter().zip(says) {
        scores[usize::from(*text)] += says * value;
    }
}

fn add_back(slopes: &mut [f32], texts: &[u16], scores: &[f32], value: f32) {
    for (text, slope) in texts.iter().zip(slopes) {
        *slope += scores[usize::from(*text)] * value;
    }
}

/// The share of rounds that is left.
#[expect(clippy::cast_precision_loss, reason = "a few rounds")]
fn left(round: usize, rounds: usize) -> f32 {
    1.0 - round as f32 / rounds as f32
}

/// Weights that go down a slope (Adam).
struct Weights {
    now: Vec<f32>,
    /// The slopes of this batch.
    slopes: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    step: f32,
    small: f32,
    steps: i32,
}

impl Weights {
    fn new(count: usize, small: f32) -> Self {
        Self {
            now: vec![0.0; count],
            slopes: vec![0.0; count],
            mean: vec![0.0; count],
            square: vec![0.0; count],
            step: 0.0,
            small,
            steps: 0,
        }
    }

    /// One step down the mean slope of these many lines.
    #[expect(clippy::cast_precision_loss, reason = "a few hundred lines")]
    fn go(&mut self, lines: usize) {
        self.steps += 1;
        let (fade, fade_square) = (
            1.0 - 0.9_f32.powi(self.steps),
            1.0 - 0.999_f32.powi(self.steps),
        );
        let share = 1.0 / lines as f32;
        for place in 0..self.now.len() {
            let slope = self.slopes[place] * share + self.small * self.now[place];
            self.slopes[place] = 0.0;
            self.mean[place] = 0.9 * self.mean[place] + 0.1 * slope;
            self.square[place] = 0.999 * self.square[place] + 0.001 * slope * slope;
            let scale = (self.square[place] / fade_square).sqrt() + 1e-8;
            self.now[place] -= self.step * self.mean[place] / fade / scale;
        }
    }
}

/// The lines in another order each round, the same in every build.
struct Order {
    places: Vec<usize>,
    state: u64,
}

impl Order {
    fn new(count: usize) -> Self {
        Self {
            places: (0..count).collect(),
            state: 0x9E37_79B9_7F4A_7C15,
        }
    }

    fn next_round(&mut self) -> &[usize] {
        for last in (1..self.places.len()).rev() {
            // xorshift64
            self.state ^= self.state << 13;
            self.state ^= self.state >> 7;
            self.state ^= self.state << 17;
            let other = self.state % (last as u64 + 1);
            self.places.swap(
                last,
                usize::try_from(other).expect("no more than there are lines"),
            );
        }
        &self.places
    }
}
