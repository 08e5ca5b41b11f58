import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { forEachCase } from "./fixture/cases.ts";
import { type Cms, countMessages, startCms } from "./fixture/content-host.ts";
import { typed } from "./fixture/messages.ts";
import { makeFolder } from "./fixture/site-fixture.ts";

const PAGE = 4_096;
const MESSAGES = 40;

/** What happens to the database's file; places are parts of its length. */
const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const damage = fc.oneof(
  fc.record({ how: fc.constant("cut"), at: share }),
  fc.record({
    how: fc.constantFrom("zeros", "noise"),
    at: share,
    pages: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ how: fc.constant("head"), byte: fc.nat(99) }),
  fc.record({ how: fc.constantFrom("another file", "gone") }),
);
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

function spoil(file: string, fault: Damage): void {
  const content = readFileSync(file);
  if ("pages" in fault) {
    const at = Math.floor((content.length * fault.at) / PAGE) * PAGE;
    const noise = fault.how === "zeros" ? 0 : "These are no pages. ";
    write(file, content, at, Buffer.alloc(fault.pages * PAGE, noise));
  } else if ("at" in fault) truncateSync(file, Math.floor(content.length * fault.at));
  else if ("byte" in fault) write(file, content, fault.byte, Buffer.alloc(20, 0xa5));
  else if (fault.how === "gone") rmSync(file);
  else writeFileSync(file, "<html>not a database</html>".repeat(900));
}

function write(file: string, content: Buffer, at: number, bytes: Buffer): void {
  const rest = content.subarray(at + bytes.length);
  writeFileSync(file, Buffer.concat([content.subarray(0, at), bytes, rest]));
}

/** `npm run restore`: its exit code and what it printed. */
async function restore(dataDir: string): Promise<{ code: number | null; output: string }> {
  const script = resolve(import.meta.dirname, "../../apps/operations/restore.ts");
  const env = { ...process.env, HOST_DATA_DIR: dataDir };
  const child = spawn(process.execPath, [script], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  const [code] = await once(child, "exit");
  return { code, output };
}

test("F22: a database is locked or damaged: it is noticed, and a copy can be brought back", async () => {
  const sound = makeFolder();
  await expectRecovery(sound);
  await forEachCase(damage, { few: 12, atOnce: 2 }, async (fault) => {
    const folder = makeFolder();
    cpSync(sound, folder, { recursive: true });
    const file = join(folder, "content.db");
    spoil(file, fault);
    const started = performance.now();
    const { code, output } = await restore(folder);
    expect(performance.now() - started).toBeLessThan(60_000);
    expect(output).not.toMatch(/\bat .+:\d+:\d+/);
    // What the damage did not reach is sound, and stays.
    if (/is sound, so it stays/.test(output)) return;
    expect(code, output).toBe(0);
    const database = new DatabaseSync(file);
    const [first] = database.prepare("PRAGMA integrity_check(1)").all();
    database.close();
    expect(first).toEqual({ integrity_check: "ok" });
    expect(countMessages(folder), "messages that came back").toBe(MESSAGES);
    rmSync(folder, { recursive: true, force: true });
  });
});

async function startStopped(dataDir: string): Promise<Cms> {
  const cms = await startCms(dataDir);
  onTestFinished(cms.stop);
  return cms;
}

/**
 * The whole way once: messages, also while the database is locked, a power cut, a damaged file, a start that is refused,
 * the copy brought back. Leaves the sound data in the folder.
 */
async function expectRecovery(sound: string): Promise<void> {
  const dataDir = makeFolder();
  const cms = await startStopped(dataDir);
  await expectMessagesWhileLocked(cms);
  expect(countMessages(dataDir)).toBe(MESSAGES);
  // A copy is made every second.
  await pause(4_000);
  const gone = once(cms.process, "exit");
  cms.process.kill("SIGKILL");
  await gone;
  const copy = join(dataDir, "copies/latest.db");
  mkdirSync(join(sound, "copies"), { recursive: true });
  for (const name of ["copies/latest.db", "content.db"]) copyFileSync(copy, join(sound, name));
  spoil(join(dataDir, "content.db"), { how: "noise", at: 0.1, pages: 20 });
  await expect(startStopped(dataDir), "a start with a damaged database").rejects.toThrow();
  const { code, output } = await restore(dataDir);
  expect(code, output).toBe(0);
  const again = await startStopped(dataDir);
  expect(countMessages(dataDir), "messages that came back").toBe(MESSAGES);
  await again.stop();
}

async function expectMessagesWhileLocked(cms: Cms): Promise<void> {
  const database = new DatabaseSync(join(cms.dataDir, "content.db"));
  database.exec("BEGIN IMMEDIATE");
  const unlocked = pause(2_000).then(() => database.exec("COMMIT"));
  const senders = Array.from({ length: 8 }, async (_, sender) => {
    for (let at = sender; at < MESSAGES; at += 8) {
      const { status } = await cms.post(typed(`Message ${at}`), `f22-${at}`);
      expect(status, "a message while the database is locked").toBe(201);
    }
  });
  await Promise.all([unlocked, ...senders]);
  database.close();
}
