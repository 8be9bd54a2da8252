// What moves on a phone: the page is fetched again when the table has changed, and a line is
// completed. Everything works without it.
"use strict";

const main = () => document.querySelector("main");
const seen = () => Number(document.body.dataset.at);

// What is being typed stays, and so does the place.
async function refresh() {
  const answer = await fetch("/", { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!next.body.dataset.at) return location.reload();
  const typed = [...document.querySelectorAll("main input:not([type=hidden])")]
    .filter((input) => input.value !== input.defaultValue)
    .map((input) => [input.labels[0]?.textContent, input.value]);
  const focused = document.activeElement?.labels?.[0]?.textContent;
  main().replaceWith(next.querySelector("main"));
  document.body.dataset.at = next.body.dataset.at;
  const turn = next.querySelector(".turn").textContent;
  const status = document.querySelector(".turn");
  if (status.textContent !== turn) status.textContent = turn;
  document.title = next.title;
  for (const input of document.querySelectorAll("main input:not([type=hidden])")) {
    const label = input.labels[0]?.textContent;
    const old = typed.find(([of]) => of === label);
    if (old) input.value = old[1];
    if (label === focused) input.focus();
  }
}

function listen() {
  const events = new EventSource("/events");
  events.onmessage = (event) => {
    if (Number(event.data) !== seen()) refresh();
  };
}

let asked = 0;
document.addEventListener("input", async (event) => {
  const list = event.target.list;
  if (!list) return;
  const mine = ++asked;
  const answer = await fetch("/complete?line=" + encodeURIComponent(event.target.value));
  if (!answer.ok || mine !== asked) return;
  list.replaceChildren(
    ...(await answer.json()).map((line) => Object.assign(document.createElement("option"), { value: line }))
  );
});

// A second tap while the first one is on its way means nothing.
document.addEventListener("submit", (event) => {
  if (event.target.dataset.sent) return event.preventDefault();
  event.target.dataset.sent = "yes";
});
addEventListener("pageshow", (event) => event.persisted && location.reload());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && document.body.dataset.at && refresh());

if (document.body.dataset.at) listen();
