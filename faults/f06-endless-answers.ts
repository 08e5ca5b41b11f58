import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { type List, lists } from "./stage/lists.ts";
import { patient } from "./stage/patience.ts";
import { playRound } from "./stage/rounds.ts";
import { setStage } from "./stage/stage.ts";

const MEGABYTE = 1024 * 1024;

/** Small ones are quick to try; each round has a few that are larger than anything a school publishes. */
const large = fc.oneof(
  fc.record({ kind: fc.constant("many records"), count: fc.integer({ min: 100, max: 3_000 }) }),
  fc.record({ kind: fc.constant("many numbers"), count: fc.integer({ min: 1e4, max: 1e6 }) }),
  fc.record({
    kind: fc.constant("deep"),
    count: fc.integer({ min: 1e3, max: 5e5 }),
    open: fc.constantFrom("[", '{"a":', '[{"title":'),
  }),
  fc.record({ kind: fc.constant("one long text"), count: fc.integer({ min: 1e4, max: 3e6 }) }),
  fc.record({ kind: fc.constant("many keys"), count: fc.integer({ min: 1e3, max: 1e5 }) }),
);
const huge = fc.oneof(
  fc.record({ kind: fc.constant("endless"), count: fc.constantFrom("[", '[{"title":"', " ") }),
  fc.record({ kind: fc.constant("many empty records"), count: fc.constantFrom(1e6, 5e6, 1e7) }),
  fc.record({ kind: fc.constant("a gigabyte announced"), count: fc.constant(2 ** 30) }),
  fc.record({ kind: fc.constant("a bomb of gzip"), count: fc.constant(200 * MEGABYTE) }),
);
type Large = typeof large | typeof huge extends fc.Arbitrary<infer T> ? T : never;

let bomb: Buffer | undefined;

function send(response: ServerResponse, list: List, word: string, fault: Large): void {
  response.setHeader("content-type", "application/json");
  response.on("error", () => {});
  const { kind } = fault;
  const count = Number(fault.count);
  if (kind === "many records")
    response.end(
      JSON.stringify(Array.from({ length: count }, (_, n) => list.make(`${word} ${n}`))),
    );
  else if (kind === "many numbers") response.end(`[${"0,".repeat(count)}0]`);
  else if (kind === "deep") response.end(`${("open" in fault ? fault.open : "[").repeat(count)}1`);
  else if (kind === "one long text") response.end(`["${"x".repeat(count)}"]`);
  else if (kind === "many keys")
    response.end(`{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join(",")}}`);
  else if (kind === "many empty records")
    pour(response, "[{}", ",{}".repeat(20_000), count / 20_000, "]");
  else if (kind === "endless") pour(response, String(fault.count), " ".repeat(MEGABYTE), 2_000, "");
  else if (kind === "a gigabyte announced") {
    response.setHeader("content-length", 2 ** 30);
    pour(response, "", " ".repeat(MEGABYTE), 1_024, "");
  } else {
    bomb ??= gzipSync(Buffer.alloc(200 * MEGABYTE, " "), { level: 1 });
    response.setHeader("content-encoding", "gzip");
    response.end(bomb);
  }
}

/** Piece by piece, as fast as it is taken, until the other side has had enough. */
function pour(
  response: ServerResponse,
  first: string,
  piece: string,
  times: number,
  last: string,
): void {
  let left = times;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(piece)) return void response.once("drain", more);
    }
    if (!response.destroyed) response.end(last);
  };
  response.write(first, more);
}

export const f06 = defineClass({
  id: "F6",
  what: "The host's answers are huge, deep or endless",
  aCase: "an outsized answer to one list",
  values: fc
    .tuple(
      fc.array(large, { minLength: lists.length - 1, maxLength: lists.length - 1 }),
      huge,
      fc.nat(lists.length - 1),
    )
    .map(([some, one, at]): Large[] => [...some.slice(0, at), one, ...some.slice(at)]),
  casesOf: (round) => round.length,
  whole: 38,
  few: 3,
  setUp: async (scene) => {
    const stage = await setStage(scene);
    return async (round, tell, index) => {
      const word = `Word${index}x`;
      const bad = round.map(
        (fault) => (_: unknown, response: ServerResponse, list: List) =>
          send(response, list, word, fault),
      );
      const slow = watchPauses(stage.site.ask);
      await playRound(stage, word, bad, tell);
      const longest = await slow.stop();
      if (longest > patient(3_000))
        tell(`meanwhile a visitor waited ${Math.round(longest)} ms for a page of text`);
    };
  },
});

/** Somebody reads a page that needs no content, again and again. */
function watchPauses(ask: (path: string) => Promise<{ ms: number }>) {
  let isOn = true;
  let longest = 0;
  const reading = (async () => {
    while (isOn) longest = Math.max(longest, (await ask("/about")).ms);
  })().catch(() => {
    longest = Number.POSITIVE_INFINITY;
  });
  return {
    stop: async () => {
      isOn = false;
      await reading;
      return longest;
    },
  };
}
