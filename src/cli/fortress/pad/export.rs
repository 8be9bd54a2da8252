//! What is on a pad, for scripts and spreadsheets. The file is left as it is.

use super::super::super::args::{FortressPadArgs, PadExport};
use super::super::super::deck::file;
use super::super::super::{Answer, Context};
use super::{place, told};
use crate::failure::{Failure, Fault};
use crate::fortress::pad::{Entry, Pad};
use crate::store::pad;
use crate::view::pad_result;
use std::path::Path;

pub fn run(context: &Context<'_>, args: &FortressPadArgs) -> Result<Answer, Failure> {
    let none = || {
        let fault = Fault::told("nothing-found", context.texts, "error-pad-none", &[]);
        Failure::no(vec![fault])
    };
    let (path, found) = if args.file.as_deref() == Some("-") {
        let text = file::read(context, "-")?;
        (Path::new("-").to_owned(), pad::understand(text.as_bytes()))
    } else {
        let path = place(context, args.file.as_deref())?;
        if args.file.is_none() && !path.exists() {
            return Err(none());
        }
        let found = pad::read(&path);
        (path, found)
    };
    let found = found.map_err(|fault| told(context, &path, &fault))?;
    let torn = found.is_torn();
    let pad = found.pad.ok_or_else(none)?;
    if args.export == Some(PadExport::Csv) {
        return Ok(Answer::Text(csv(&pad).map_err(|_| none())?));
    }
    let mut value = pad_result::json(context.texts, &pad);
    value["torn"] = torn.into();
    Ok(Answer::Json(value))
}

/// One row for each entry, with a column of points for each player.
fn csv(pad: &Pad) -> Result<String, Box<dyn std::error::Error>> {
    let players = &pad.setup.players;
    let mut writer = csv::Writer::from_writer(Vec::new());
    let fixed = [
        "number",
        "phase",
        "kind",
        "tiles",
        "shields",
        "neighbours",
        "cities",
        "followers",
        "struck",
        "edited",
        "reason",
    ];
    writer.write_record(fixed.into_iter().chain(players.iter().map(String::as_str)))?;
    for line in pad.lines() {
        let mut row = vec![
            line.number.to_string(),
            if line.is_final { "final" } else { "play" }.to_owned(),
            line.entry.kind().to_owned(),
        ];
        match &line.entry {
            Entry::Feature(feature) => {
                let numbers = [
                    feature.tiles,
                    feature.shields,
                    feature.neighbours,
                    feature.cities,
                ];
                row.extend(numbers.map(|number| number.to_string()));
                let followers = players.iter().zip(&feature.followers);
                let followers = followers.filter(|(_, count)| **count > 0);
                let followers: Vec<String> = followers
                    .map(|(name, count)| format!("{name} {count}"))
                    .collect();
                row.push(followers.join(", "));
            }
            Entry::Points(_) => row.extend(std::iter::repeat_n(String::new(), 5)),
        }
        row.extend([line.struck.to_string(), line.edited.to_string()]);
        row.push(match &line.entry {
            Entry::Points(correction) => correction.reason.clone(),
            Entry::Feature(_) => String::new(),
        });
        // What is struck counts nothing, so that a column can be summed.
        row.extend((0..players.len()).map(|player| {
            if line.struck {
                "0".to_owned()
            } else {
                line.entry.points(player).to_string()
            }
        }));
        writer.write_record(row)?;
    }
    Ok(String::from_utf8(writer.into_inner()?)?)
}
