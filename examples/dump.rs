use citadels::language::Language;
use citadels::library::search::Query;
use citadels::library::thing::{things, Thing};
use citadels::rules::edition::Edition;
use serde_json::json;
fn main() {
    let all: Vec<Thing> = things().collect();
    let ts: Vec<_> = all.iter().enumerate().map(|(n, t)| {
        let covers: Vec<String> = match t {
            Thing::Ruling(r) => r.covers().map(str::to_owned).chain([r.id().to_owned()]).collect(),
            Thing::Rule(x) | Thing::Term(x) => x.covers().map(str::to_owned).chain([x.id.id().to_owned()]).collect(),
            Thing::Card(p) => vec![format!("card-{}", p.card), p.card.id().to_owned()],
        };
        let kind = match t { Thing::Ruling(_) => "ruling", Thing::Rule(_) => "rule", Thing::Term(_) => "term", Thing::Card(_) => "card" };
        let about: Vec<Vec<String>> = t.about().iter().map(|g| g.iter().map(|c| c.id().to_owned()).collect()).collect();
        json!({"n": n, "id": t.id(), "kind": kind, "covers": covers, "about": about, "in2016": t.holds_in(Edition::E2016), "fortress": t.game() == citadels::library::Game::Fortress})
    }).collect();
    let mut langs = serde_json::Map::new();
    for lang in <Language as strum::IntoEnumIterator>::iter() {
        let q0 = Query::in_language("", lang, Edition::E2016);
        let s = q0.stored();
        let lines: Vec<_> = (0..s.count()).map(|p| { let l = s.line(p);
            let q = s.question(l);
            let toks: Vec<(usize, String)> = s.entries(l).map(|(t, at)| (usize::from(at), s.tokens.piece(t).to_owned())).collect();
            json!({"of": l.of, "w": l.word as u8, "q": q, "t": toks}) }).collect();
        langs.insert(lang.code().into(), json!(lines));
    }
    let qs: Vec<serde_json::Value> = serde_json::from_str(&std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap()).unwrap();
    let qs: Vec<_> = qs.into_iter().map(|mut v| {
        let lang = <Language as strum::IntoEnumIterator>::iter().find(|l| l.code() == v["lang"].as_str().unwrap()).unwrap();
        let q = Query::new(v["q"].as_str().unwrap(), lang, Edition::E2016);
        v["t"] = json!(q.read_tokens());
        v["plain"] = json!(q.plain(Edition::E2016).is_some());
        v["open"] = json!(q.is_open());
        v["ql"] = json!(q.lang().code());
        let f = q.ask_all(Edition::E2016);
        v["hits"] = json!(f);
        let d = q.ask(Edition::E2016);
        v["word"] = json!(d.word.map(<&str>::from)); v["fit"]=json!(d.fit); v["clear"]=json!(d.clear); v["sure"]=json!(d.is_sure);
        v["cards"] = json!(q.sentence.cards.iter().map(|c| c.id()).collect::<Vec<_>>());
        v
    }).collect();
    println!("{}", json!({"things": ts, "langs": langs, "qs": qs}));
}
