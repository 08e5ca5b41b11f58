import { createServer, type Server, type Socket } from "node:net";
import fc from "fast-check";
import { type StubHost, startStubHost } from "../tests/e2e/harness/stub-host.ts";
import { defineClass, type Tell } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { giveWord, lists, pause, somePages, untilAllSay } from "./stage/lists.ts";
import { patient } from "./stage/patience.ts";
import { type FaultedSite, startFaultedSite } from "./stage/stage.ts";

/** How nobody is there, and what the site has of earlier days: its memory, its disk, or nothing at all. */
const life = fc.record({
  how: fc.constantFrom("closed", "reset", "hung up", "no HTTP", "silence"),
  has: fc.constantFrom("memory", "disk", "nothing"),
  asked: fc.array(
    fc.record({
      path: fc.constantFrom(...somePages, ...lists.map(({ path }) => path), "/SubGallery?id=x"),
      after: fc.nat(30),
    }),
    { minLength: 25, maxLength: 25 },
  ),
});

export const f01 = defineClass({
  id: "F1",
  what: "Nobody answers at the host: closed, reset, hung up, no HTTP",
  aCase: "a visitor's request meanwhile",
  values: life,
  casesOf: ({ asked }) => asked.length,
  whole: 22,
  few: 3,
  setUp: async (scene) => {
    const host = await startStubHost();
    scene.onEnd(host.close);
    return async ({ how, has, asked }, tell, index) => {
      const word = `Word${index}x`;
      giveWord(host, word);
      const dataDir = scene.makeFolder();
      let site: FaultedSite | undefined;
      const start = async () => {
        site = await startFaultedSite({ contentHostUrl: host.url, dataDir });
        return site;
      };
      try {
        if (has !== "nothing") await untilKnown(await start(), word, tell);
        if (has === "disk") await site?.stop();
        await host.close();
        const stranger = await startStranger(host, how);
        if (has !== "memory") await start();
        if (site) await visit(site, asked, has === "nothing" ? undefined : word, tell);
        await stranger.end();
        await host.open();
        if (site) await recover(site, host, `Word${index}y`, tell);
      } finally {
        await site?.stop();
      }
    };
    async function recover(site: FaultedSite, back: StubHost, word: string, tell: Tell) {
      giveWord(back, word);
      // One probe every five seconds, and a round to bring it in.
      const late = await untilAllSay(site, word, 7_000);
      if (late.length > 0) tell(`${late.join(", ")} did not come back within 7 s`);
      if (!site.isAlive()) tell("the site has ended");
    }
  },
});

async function untilKnown(site: FaultedSite, word: string, tell: Tell): Promise<void> {
  const unknown = await untilAllSay(site, word, 5_000);
  if (unknown.length > 0) tell(`${unknown.join(", ")} never told ${word}`);
  // So that it lies on the disk, too.
  await pause(150);
}

type Asked = { path: string; after: number };

async function visit(site: FaultedSite, asked: Asked[], word: string | undefined, tell: Tell) {
  await Promise.all(
    asked.map(async ({ path, after }) => {
      await pause(after * 10);
      const isCall = path.startsWith("/api/");
      // With nothing ever known a call says so, and every page still answers.
      const allowed = isCall && !word ? [200, 502, 504] : [200];
      const answer = await site.ask(path);
      for (const wrong of judge(path, answer, path.includes("id=x") ? [200, 404] : allowed))
        tell(wrong);
      if (answer.ms > patient(1_500)) tell(`${path} took ${Math.round(answer.ms)} ms`);
      const shown = isCall || lists.some(({ page }) => page === path);
      if (word && shown && !answer.text.includes(word)) tell(`${path} does not show ${word}`);
      if (!isCall && !answer.text.includes("+91 00000 00001")) tell(`${path} names no telephone`);
    }),
  );
}

/** Somebody else at the host's address, who does not speak its language. */
async function startStranger(host: StubHost, how: string): Promise<{ end: () => Promise<void> }> {
  if (how === "closed") return { end: async () => {} };
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    if (how === "reset") socket.resetAndDestroy();
    else if (how === "hung up") socket.end();
    else if (how === "no HTTP") socket.end("SSH-2.0-OpenSSH_9.2\r\n");
  });
  await new Promise<void>((ready) =>
    server.listen(Number(new URL(host.url).port), "127.0.0.1", ready),
  );
  return {
    end: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
