//! Passes arguments, environment and terminal to [`citadels::command::run`].

use citadels::command::{self, World};
use citadels::terminal::{Terminal, enable_color, pager};
use etcetera::{BaseStrategy, choose_base_strategy};
use std::io::{IsTerminal, stderr, stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    enable_color();
    let mut ask = Terminal::default();
    let world = World {
        args: std::env::args_os().collect(),
        env: &|name| std::env::var_os(name),
        locale: &sys_locale::get_locale,
        config: &|| Some(choose_base_strategy().ok()?.config_dir()),
        data: &|| Some(choose_base_strategy().ok()?.data_dir()),
        today: &|| jiff::Zoned::now().date().to_string(),
        now: &|| jiff::Timestamp::now().strftime("%FT%TZ").to_string(),
        fresh_seed: &fresh_seed,
        stdin_is_terminal: stdin().is_terminal(),
        stdout_is_terminal: stdout().is_terminal(),
        stderr_is_terminal: stderr().is_terminal(),
        terminal_width: &|| Some(terminal_size::terminal_size()?.0.0),
        terminal_height: &|| Some(terminal_size::terminal_size()?.1.0),
        pager: &pager::page,
    };
    // Not locked: a screen must be closable even while the run holds them.
    ExitCode::from(command::run(&world, &mut ask, &mut stdout(), &mut stderr()))
}

/// Six letters that are easy to read aloud.
fn fresh_seed() -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let chance = getrandom::u64().unwrap_or_default();
    (0..6)
        .map(|place| char::from(LETTERS[(chance >> (5 * place) & 31) as usize]))
        .collect()
}
