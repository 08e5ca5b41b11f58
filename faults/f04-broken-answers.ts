import type { ServerResponse } from "node:http";
import { deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { lists } from "./stage/lists.ts";
import { playRound } from "./stage/rounds.ts";
import { setStage } from "./stage/stage.ts";

/** How a good answer is spoilt on its way. */
const spoilt = fc.oneof(
  fc.record({ how: fc.constant("cut"), at: fc.double({ min: 0, max: 0.999, noNaN: true }) }),
  fc.record({ how: fc.constant("broken off"), at: fc.double({ min: 0, max: 0.999, noNaN: true }) }),
  fc.record({ how: fc.constant("longer than said"), by: fc.integer({ min: 1, max: 500 }) }),
  fc.record({ how: fc.constant("shorter than said"), by: fc.integer({ min: 1, max: 500 }) }),
  fc.record({ how: fc.constant("bad gzip"), at: fc.nat(40), to: fc.nat(255) }),
  fc.record({ how: fc.constant("not the coding it says"), coding: fc.constantFrom("gzip", "br") }),
  fc.record({ how: fc.constant("other text"), text: otherText() }),
  fc.record({
    how: fc.constant("no UTF-8"),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 30 }),
  }),
);

function otherText() {
  return fc.oneof(
    fc.constantFrom(
      "",
      " ",
      "null",
      "true",
      "0",
      '"sorry"',
      "{}",
      '{"error":"database"}',
      "<!doctype html><title>502 Bad Gateway</title><h1>nginx</h1>",
      "[{'_id':'1'}]",
      '[{"_id":"1",}]',
      "[1,2",
      "NaN",
      "\uFEFF<html>",
    ),
    fc.string({ maxLength: 200 }).filter((text) => !text.includes("[")),
  );
}

type Spoilt = typeof spoilt extends fc.Arbitrary<infer T> ? T : never;

function send(response: ServerResponse, good: Buffer, fault: Spoilt): void {
  response.setHeader("content-type", "application/json");
  const socket = response.socket;
  if ("text" in fault) return void response.end(fault.text);
  if ("coding" in fault) {
    response.setHeader("content-encoding", fault.coding);
    return void response.end(fault.coding === "gzip" ? deflateSync(good) : good);
  }
  if ("to" in fault) {
    const packed = gzipSync(good);
    const at = fault.at % packed.length;
    packed[at] = (packed[at] ?? 0) === fault.to ? fault.to ^ 1 : fault.to;
    // A changed byte of the header's time or system would be no damage.
    packed.fill(0xff, packed.length - 8, packed.length - 4);
    response.setHeader("content-encoding", "gzip");
    return void response.end(packed);
  }
  if ("bytes" in fault)
    return void response.end(
      Buffer.concat([Buffer.from('["'), Buffer.from(fault.bytes), Buffer.from([0xff, 0xc3])]),
    );
  if (fault.how === "cut")
    return void response.end(
      good.subarray(0, Math.floor(good.length * ("at" in fault ? fault.at : 0))),
    );
  if (fault.how === "broken off") {
    response.write(good.subarray(0, Math.floor(good.length * ("at" in fault ? fault.at : 0))), () =>
      socket?.destroy(),
    );
    return;
  }
  const by = "by" in fault ? fault.by : 1;
  const isLonger = fault.how === "longer than said";
  const said = isLonger ? Math.max(good.length - by, 0) : good.length + by;
  socket?.write(
    `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${said}\r\n\r\n`,
  );
  socket?.end(good);
}

export const f04 = defineClass({
  id: "F4",
  what: "The host's answers are cut, mispacked or no JSON",
  aCase: "a spoilt answer to one list",
  values: fc.array(spoilt, { minLength: lists.length, maxLength: lists.length }),
  casesOf: (round) => round.length,
  whole: 38,
  few: 4,
  setUp: async (scene) => {
    const stage = await setStage(scene);
    return (round, tell, index) =>
      playRound(
        stage,
        `Word${index}x`,
        round.map((fault) => (_, response, list) => {
          const good = Buffer.from(JSON.stringify([list.make(`Word${index + 1}x`)]));
          send(response, good, fault);
        }),
        tell,
      );
  },
});
