import { spawn } from "node:child_process";
import {
  closeSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { defineClass, inLanes, type Tell } from "./engine/fault-class.ts";
import type { Scene } from "./engine/scene.ts";
import { pause } from "./stage/lists.ts";
import { FORM } from "./stage/messages.ts";
import { countRows, type OwnHost, startOwnHost } from "./stage/own-host.ts";

const PAGE = 4_096;
const MESSAGES = 40;

/** What happens to the file while nobody looks: places are parts of its length. */
const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const harm = fc.oneof(
  fc.record({ how: fc.constant("cut"), at: share }),
  fc.record({ how: fc.constant("zeros"), at: share, pages: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ how: fc.constant("noise"), at: share, pages: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ how: fc.constant("head"), at: fc.nat(99), pages: fc.constant(0) }),
  fc.record({ how: fc.constant("another file"), at: fc.constant(0) }),
  fc.record({ how: fc.constant("gone"), at: fc.constant(0) }),
);
type Harm = typeof harm extends fc.Arbitrary<infer T> ? T : never;

export const f22 = defineClass({
  id: "F22",
  what: "The host's database is locked, damaged, brought back from its copy",
  aCase: "a damaged database and `npm run restore`; at the end a drill and a lock",
  needsHost: true,
  values: harm,
  whole: 500,
  few: 12,
  atOnce: 2,
  setUp: async (scene) => {
    const ready = scene.makeFolder();
    const taken = await drill(scene, ready);
    return async (value, tell) => {
      const folder = scene.makeFolder();
      cpSync(ready, folder, { recursive: true });
      const file = join(folder, "content.db");
      doHarm(file, value);
      const started = performance.now();
      const { code, said } = await restore(folder);
      const ms = performance.now() - started;
      if (ms > 60_000) tell(`it took ${Math.round(ms)} ms`);
      // What the damage did not reach is sound, and stays.
      const isSound = /is sound, so it stays/.test(said);
      if (code !== 0 && !isSound) tell(`restore ended with ${code}: ${said.slice(0, 300)}`);
      if (/\bat .+:\d+:\d+/.test(said)) tell(`restore tells of its inside: ${said.slice(0, 300)}`);
      const check = new DatabaseSync(file);
      const [first] = check.prepare("PRAGMA integrity_check(1)").all();
      check.close();
      if (!isSound && first?.["integrity_check"] !== "ok")
        tell(`afterwards: ${JSON.stringify(first)}`);
      if (!isSound && countRows(folder) !== taken)
        tell(`${countRows(folder)} of ${taken} messages came back`);
      rmSync(folder, { recursive: true, force: true });
    };
  },
});

function doHarm(file: string, { how, at, ...more }: Harm): void {
  const size = statSync(file).size;
  const pages = "pages" in more ? more.pages : 0;
  if (how === "gone") rmSync(file);
  else if (how === "another file") writeFileSync(file, "<html>not a database</html>".repeat(900));
  else if (how === "cut") truncateSync(file, Math.floor(size * at));
  else if (how === "head") overwrite(file, at, Buffer.alloc(20, 0xa5));
  else {
    const noise = Buffer.alloc(pages * PAGE, how === "zeros" ? 0 : "These are no pages. ");
    overwrite(file, Math.floor((size * at) / PAGE) * PAGE, noise);
  }
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, bytes, 0, bytes.byteLength, at);
  closeSync(descriptor);
}

const repository = resolve(import.meta.dirname, "..");

function restore(dataDir: string): Promise<{ code: number | null; said: string }> {
  const script = join(repository, "apps/operations/restore.ts");
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, HOST_DATA_DIR: dataDir },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece: Buffer) => {
      said += piece;
    });
  return new Promise((done) => child.once("exit", (code) => done({ code, said })));
}

/**
 * The whole way once, with the host itself: messages, also while somebody holds the database, a power cut seconds
 * later, a damaged file, a start that is refused, the copy brought back. Leaves the sound data in `ready`, and gives
 * the number of its messages.
 */
async function drill(scene: Scene, ready: string): Promise<number> {
  const dataDir = scene.makeFolder();
  const host = await startOwnHost(dataDir);
  scene.onEnd(host.stop);
  const wrong: string[] = [];
  scene.atLast(async () => wrong);
  const tell: Tell = (text) => wrong.push(`drill: ${text}`);
  await sendWhileLocked(host, dataDir, tell);
  const taken = countRows(dataDir);
  if (taken !== MESSAGES) tell(`${taken} of ${MESSAGES} messages are stored`);
  // A copy is made every second.
  await pause(4_000);
  const gone = new Promise((ended) => host.process.once("exit", ended));
  host.process.kill("SIGKILL");
  await gone;
  mkdirSync(join(ready, "copies"), { recursive: true });
  copyFileSync(join(dataDir, "copies/latest.db"), join(ready, "copies/latest.db"));
  copyFileSync(join(dataDir, "copies/latest.db"), join(ready, "content.db"));
  doHarm(join(dataDir, "content.db"), { how: "noise", at: 0.1, pages: 20 });
  const refused = await startOwnHost(dataDir).then(
    async (started) => `started: ${await started.stop()}`,
    () => "refused",
  );
  if (refused !== "refused") tell("the host started with a damaged database");
  const { code, said } = await restore(dataDir);
  if (code !== 0) tell(`restore ended with ${code}: ${said}`);
  const again = await startOwnHost(dataDir);
  if (countRows(dataDir) !== taken) tell(`${countRows(dataDir)} of ${taken} messages came back`);
  await again.stop();
  return taken;
}

async function sendWhileLocked(host: OwnHost, dataDir: string, tell: Tell): Promise<void> {
  const other = new DatabaseSync(join(dataDir, "content.db"));
  other.exec("BEGIN IMMEDIATE");
  const locked = pause(2_000).then(() => other.exec("COMMIT"));
  await inLanes(MESSAGES, 8, async (at) => {
    const typed = { name: "A", email: "a@b.example", message: `Message ${at}` };
    const headers = host.headers({ "idempotency-key": `f22-${at}` });
    const answer = await host.ask(FORM, { method: "POST", headers, body: JSON.stringify(typed) });
    if (answer.status !== 201) tell(`a message got ${answer.status} while the database was locked`);
  });
  await locked;
  other.close();
  if (readFileSync(join(dataDir, "content.db")).byteLength === 0) tell("the database is empty");
}
