import { connect, type Socket } from "node:net";
import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { giveWord, pause } from "./stage/lists.ts";
import { patient } from "./stage/patience.ts";
import { judgeReading, startReader } from "./stage/reader.ts";
import { setStage } from "./stage/stage.ts";

const TOGETHER = 250;
const visitor = fc.record({
  how: fc.constantFrom("slow head", "slow body", "nothing", "slow reading", "pipelined and gone"),
  path: fc.constantFrom("/", "/about", "/contact", "/api/events/All/SGSM"),
  after: fc.nat(800),
});

type Visitor = typeof visitor extends fc.Arbitrary<infer T> ? T : never;

/** Slow reading is cut last of all; `npm test` has no time for that. */
const tried = (visitors: readonly Visitor[], isWhole: boolean): readonly Visitor[] =>
  isWhole ? visitors : visitors.filter(({ how }) => how !== "slow reading");

/** The longest that each kind may last, in milliseconds: the limit, and one look at the connections a second. */
const LONGEST: Record<string, number> = {
  "slow head": 9_000,
  nothing: 9_000,
  "slow body": 14_000,
  "slow reading": 45_000,
  "pipelined and gone": 5_000,
};

export const f12 = defineClass({
  id: "F12",
  what: "Hundreds of visitors send or read at a crawl, at the same time",
  aCase: "a connection, hundreds at once",
  isAlone: true,
  values: fc.array(visitor, { minLength: TOGETHER, maxLength: TOGETHER }),
  casesOf: (visitors, isWhole) => tried(visitors, isWhole).length,
  whole: 3,
  few: 1,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene);
    giveWord(host, "Word");
    await pause(300);
    const before = await site.held();
    const reader = startReader(scene, site.url);
    await pause(1_500);
    await reader.look();
    await pause(1_500);
    const calm = await reader.look();
    return async (visitors, tell, index) => {
      const some = tried(visitors, scene.isWhole);
      await Promise.all(
        some.map(async ({ how, path, after }) => {
          await pause(after);
          const longest = patient(LONGEST[how] ?? 0);
          const ms = await creep(site.url, how, path, longest);
          if (ms > longest) tell(`${how} on ${path} was let for ${Math.round(ms)} ms`);
        }),
      );
      for (const wrong of judgeReading(calm, await reader.look())) tell(wrong);
      await pause(1_500);
      const open = (await site.held()).descriptors - before.descriptors;
      if (open > 20) tell(`${open} descriptors stay open after round ${index}`);
    };
  },
});

/** Opens a connection, is slow on it, and says after how many milliseconds it was cut. */
function creep(url: string, how: string, path: string, patience: number): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const started = performance.now();
  return new Promise((cut) => {
    const socket = connect(Number(port), hostname);
    const end = () => {
      clearInterval(drip);
      clearTimeout(giveUp);
      socket.destroy();
      cut(performance.now() - started);
    };
    const giveUp = setTimeout(end, patience + 2_000);
    const drip = begin(socket, how, path, host);
    socket.on("error", () => {});
    socket.once("close", end);
    if (how !== "slow reading") socket.once("end", end).resume();
  });
}

function begin(
  socket: Socket,
  how: string,
  path: string,
  host: string,
): NodeJS.Timeout | undefined {
  const head = `host: ${host}\r\norigin: http://${host}\r\n`;
  if (how === "slow head") {
    socket.write(`GET ${path} HTTP/1.1\r\n${head}`);
    return setInterval(() => socket.write("x: y\r\n"), 400);
  }
  if (how === "slow body") {
    const sized = "content-type: application/json\r\ncontent-length: 50000\r\n\r\n";
    socket.write(`POST /api/form/SGSM/CF HTTP/1.1\r\n${head}${sized}`);
    return setInterval(() => socket.write("x"), 400);
  }
  const ask = `GET ${path} HTTP/1.1\r\n${head}\r\n`;
  if (how === "slow reading") socket.pause();
  if (how === "slow reading") socket.write(ask.repeat(400));
  // Who reads nothing hears nothing of the end, but when he writes. Empty lines before a request mean nothing.
  if (how === "slow reading") return setInterval(() => socket.write("\r\n"), 1_000);
  if (how === "pipelined and gone") {
    socket.write(ask.repeat(40));
    setTimeout(() => socket.destroy(), 60);
  }
  return undefined;
}
