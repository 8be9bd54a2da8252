//! `host`: tonight's table on the phones of the local network. Each player sees on a phone of their
//! own what their seat may see, and does there what else needs the one device handed around.
//!
//! The table is owned by the thread that runs the command; the server sends it messages.

mod desk;
mod document;
mod kept;
mod page;
mod serve;
mod web;

use crate::command::host::desk::{Desk, End};
use crate::command::host::kept::KeptDesk;
use crate::command::host::serve::{Message, serve};
use crate::command::host::web::{Rate, Wire};
use crate::command::score::counted::Counted;
use crate::command::table::pass::Phones;
use crate::command::table::tonight::{self, Ending, Host};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, why};
use crate::page::{Block, Page};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::qr::qr;
use crate::{fault, say};
use clap::Args;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::sync::mpsc::{Receiver, sync_channel};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

#[derive(Debug, Args)]
pub struct Request {
    #[arg(long)]
    pub port: Option<u16>,
    #[arg(long)]
    pub bind: Option<IpAddr>,
    #[arg(long)]
    pub no_terminal: bool,
}

/// So many requests wait for the table; a table has fewer phones.
const MOST_WAITING: usize = 256;
/// The port that is tried first: the year of the edition.
const PORT: u16 = 2016;

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let phones = Phones::default();
    let canvas = cli.canvas;
    let mut host = tonight::opened(cli, phones.clone())?;
    let app = host.app();
    let mut kept = KeptDesk::read(&app, &host.token)?;
    let address = request.bind.map_or_else(|| Ok(own_address()), private)?;
    let listener = listen(address, request.port, kept.port)?;
    let address = listener.local_addr().map_err(|error| unable(&address.to_string(), &error))?;
    kept.port = address.port();
    let server = Server::start(listener).map_err(|error| unable(&address.to_string(), &error))?;
    let mut desk = Desk::new(kept.desk.clone());
    desk.changed(&host.played);
    let link = format!("http://{address}/c/{}", desk.kept.code);
    let _ = writeln!(io::stderr(), "{}", canvas.draw(&invitation(app.texts, &link)));
    loop {
        let counted = server.game(&mut desk, &mut host, &mut kept)?;
        server.reveal(&mut desk, &mut host, &mut kept, &counted)?;
        if desk.wants_more != Some(true) {
            kept.forget(&app);
            return Ok(host.end(&counted));
        }
        host = host.again(phones.clone())?;
        kept.evening.clone_from(&host.token);
        (desk.end, desk.wants_more) = (None, None);
        desk.changed(&host.played);
    }
}

/// Where to go, as a link and to scan.
fn invitation(texts: &Texts, link: &str) -> Page {
    let mut page = Page::new(vec![
        Block::title(say!(texts, "host-title"), ""),
        Block::Text(say!(texts, "host-scan").into()),
    ]);
    page.extend(qr(texts, link, link));
    page
}

/// The address in the network at home: the one that would be used to go out of it. Nothing is sent.
fn own_address() -> IpAddr {
    let seen = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        // A network that is reserved for examples.
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let seen = seen().filter(|address| is_private(*address));
    seen.unwrap_or(Ipv4Addr::LOCALHOST.into())
}

fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            address.is_private() || address.is_loopback() || address.is_link_local()
        }
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local(),
    }
}

/// The whole world is not at the table.
fn private(address: IpAddr) -> Result<IpAddr, Fault> {
    if is_private(address) {
        Ok(address)
    } else {
        Err(fault!(BadValue, "error-host-public", address = address.to_string()).at("--bind"))
    }
}

/// At the given port; else where the phones know it from before, or where it is usual, or anywhere.
fn listen(address: IpAddr, given: Option<u16>, before: u16) -> Result<TcpListener, Fault> {
    let at = |port| TcpListener::bind((address, port));
    let found = match given {
        Some(port) => at(port),
        None => at(before).or_else(|_| at(PORT)).or_else(|_| at(0)),
    };
    found.map_err(|error| {
        let port = given.unwrap_or(PORT);
        unable(&SocketAddr::new(address, port).to_string(), &error)
    })
}

fn unable(address: &str, error: &io::Error) -> Fault {
    fault!(Busy, "error-host-listen", address, why = why(error))
}

/// The server, as the table knows it.
struct Server {
    /// It ends with the command.
    _runtime: Runtime,
    messages: Receiver<Message>,
    revision: watch::Sender<u64>,
}

impl Server {
    fn start(listener: TcpListener) -> io::Result<Self> {
        listener.set_nonblocking(true)?;
        let (sender, messages) = sync_channel(MOST_WAITING);
        let (revision, changes) = watch::channel(0);
        let wire = Wire {
            messages: sender,
            revision: changes,
        };
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()?;
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            web::serve(listener, wire, Rate::default()).await
        });
        Ok(Self {
            _runtime: runtime,
            messages,
            revision,
        })
    }

    /// Answers the next request, and tells everybody if the table has changed.
    fn next(&self, desk: &mut Desk, host: &mut Host<'_, '_>, kept: &mut KeptDesk) -> Result<(), Stop> {
        // The server lives as long as we do.
        let message = self.messages.recv().map_err(|_| Stop::Left)?;
        let app = host.app();
        if serve(desk, &app, &mut host.played, message) {
            desk.unsaved = host.keep().err();
            kept.save(&app, &desk.kept);
            self.revision.send_replace(desk.revision);
        }
        Ok(())
    }

    /// One game to its end.
    fn game(&self, desk: &mut Desk, host: &mut Host<'_, '_>, kept: &mut KeptDesk) -> Result<Box<Counted>, Stop> {
        loop {
            self.next(desk, host, kept)?;
            let sheet = host.played.now().sheet();
            if sheet.is_none_or(|sheet| sheet.end().is_none()) {
                continue;
            }
            match host.count()? {
                Ending::Counted(counted) => return Ok(counted),
                Ending::Later(counted) => {
                    let faults = counted.unsaved.map(|faults| faults.faults.into_iter());
                    desk.unsaved = faults.and_then(|mut faults| faults.next());
                }
                Ending::Called(_) => {}
            }
        }
    }

    /// From the last place to the first, until somebody says how it goes on.
    fn reveal(&self, desk: &mut Desk, host: &mut Host<'_, '_>, kept: &mut KeptDesk, counted: &Counted) -> Result<(), Stop> {
        let langs = desk.kept.guests.iter().map(|guest| guest.lang);
        let counted = langs.map(|lang| (lang, host.counted_in(&Texts::new(lang), counted)));
        desk.end = Some(End {
            counted: counted.collect(),
            revealed: 0,
        });
        desk.changed(&host.played);
        self.revision.send_replace(desk.revision);
        while desk.wants_more.is_none() {
            self.next(desk, host, kept)?;
        }
        Ok(())
    }
}
