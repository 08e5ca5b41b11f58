import type { IncomingMessage, ServerResponse } from "node:http";
import fc from "fast-check";
import { startStubHost } from "../tests/e2e/harness/stub-host.ts";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { giveWord, type List, lists } from "./stage/lists.ts";
import { playRound } from "./stage/rounds.ts";
import { type Stage, setStage } from "./stage/stage.ts";

/** What the host says instead of an answer. */
const refusal = fc.oneof(
  fc.record({
    status: fc.constantFrom(
      400,
      401,
      403,
      404,
      405,
      408,
      410,
      418,
      429,
      451,
      500,
      502,
      503,
      504,
      599,
    ),
    text: fc.constantFrom("", "no", '{"error":"at Object.<anonymous> (/srv/app.js:3:7)"}', "[]"),
  }),
  fc.record({
    status: fc.constantFrom(301, 302, 303, 307, 308),
    way: fc.constantFrom("circle", "long", "elsewhere", "no address", "no scheme"),
    isWhole: fc.boolean(),
  }),
);

/** Albums have an answer each, so each can be told to wait for as long as one likes. */
const wait = fc.record({
  status: fc.constantFrom(429, 503, 500, 502),
  seconds: fc.integer({ min: 1, max: 100_000 }),
  times: fc.integer({ min: 2, max: 5 }),
});

const WAITS = 6;

export const f03 = defineClass({
  id: "F3",
  what: "The host answers with errors, circles, and asks to wait",
  aCase: "a refusal to one list, or one album that asks to wait",
  values: fc.record({
    refusals: fc.array(refusal, { minLength: lists.length, maxLength: lists.length }),
    waits: fc.array(wait, { minLength: WAITS, maxLength: WAITS }),
  }),
  casesOf: ({ refusals, waits }) => refusals.length + waits.length,
  whole: 27,
  few: 3,
  setUp: async (scene) => {
    const stage = await setStage(scene);
    const elsewhere = await startStubHost();
    scene.onEnd(elsewhere.close);
    const patient = await setStage(scene);
    giveAlbums(patient);
    const hops = new Map<string, number>();
    stage.host.answer("/circle", (request, response) => {
      const name = request.url ?? "";
      hops.set(name, (hops.get(name) ?? 0) + 1);
      response.writeHead(302, { location: name }).end();
    });
    return async ({ refusals, waits }, tell, index) => {
      hops.clear();
      const answer = (at: number) => (_: IncomingMessage, response: ServerResponse, list: List) => {
        const said = refusals[at];
        if (!said) return;
        if ("text" in said) response.writeHead(said.status).end(said.text);
        else response.writeHead(said.status, where(said, stage, elsewhere.url, at)).end(list.path);
      };
      await playRound(
        stage,
        `Word${index}x`,
        refusals.map((_, at) => answer(at)),
        tell,
      );
      for (const [name, count] of hops)
        if (count > 3) tell(`${name} was followed ${count} times in a circle`);
      if (elsewhere.received.length > 0) tell("another host was asked");
      elsewhere.reset();
      await Promise.all(
        waits.map((asked, at) => askAgain(patient, `a-${index}-${at}`, asked, tell)),
      );
    };
  },
});

type Away = { way: string; isWhole: boolean };

function where({ way, isWhole }: Away, { host }: Stage, elsewhere: string, at: number) {
  if (way === "no address") return {};
  if (way === "no scheme") return { location: "javascript:alert(1)" };
  if (way === "elsewhere") return { location: `${elsewhere}/api/news/SGSM` };
  const path = way === "circle" ? `/circle?at=${at}` : `/circle?${"long".repeat(300)}=${at}`;
  return { location: isWhole ? `${host.url}${path}` : path };
}

function giveAlbums({ host }: Stage): void {
  giveWord(host, "Plain");
  const albums = Array.from({ length: 30 * WAITS }, (_, n) => ({
    _id: `a-${Math.floor(n / WAITS)}-${n % WAITS}`,
    title: `Album ${n}`,
    date: "2026-11-02",
    category: "PhotoGallery",
    attachments: [],
  }));
  host.give("/api/gallery/All/SGSM", albums);
  host.give("/api/gallery/SGSM", albums);
}

/** Whoever was asked to wait waits: the host does not hear of it before. */
async function askAgain(
  { host, site }: Stage,
  id: string,
  { status, seconds, times }: { status: number; seconds: number; times: number },
  tell: (wrong: string) => void,
): Promise<void> {
  const path = `/api/subGallery?id=${id}`;
  const moments: number[] = [];
  host.answer(path, (_, response) => {
    moments.push(performance.now());
    response.writeHead(status, { "retry-after": String(seconds) }).end("busy");
  });
  for (let time = 0; time < times; time += 1) {
    for (const wrong of judge(path, await site.ask(path), [status, 404])) tell(wrong);
    const page = `/SubGallery?id=${id}`;
    for (const wrong of judge(page, await site.ask(page), [200, 404])) tell(wrong);
  }
  const pauses = moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));
  for (const pause of pauses)
    if (pause < seconds * 1_000)
      tell(
        `${path} was asked again after ${Math.round(pause)} ms, though told to wait ${seconds} s`,
      );
}
