import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { forEachCase, oneOf, share, within } from "./fixture/cases.ts";
import { type Cms, countMessages, startEmptyCms } from "./fixture/cms.ts";
import { contactFields } from "./fixture/messages.ts";
import { makeFolder } from "./fixture/site-fixture.ts";

const PAGE = 4_096;
const MESSAGES = 40;

/** A kind of damage to the database file; `at` is a position as a fraction of its length. */
const damage = fc.record({
  kind: oneOf("truncated", "zeros", "noise", "noise", "head", "another file", "missing"),
  at: share,
  pages: within(1, 30),
});
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

function damageFile(file: string, { kind, at, pages }: Damage): void {
  const content = readFileSync(file);
  const place = Math.floor(content.length * at);
  const start = place - (place % PAGE);
  const end = Math.min(start + pages * PAGE, content.length);
  if (kind === "zeros") content.fill(0, start, end);
  if (kind === "noise") content.fill("Not database pages. ", start, end);
  if (kind === "head") content.fill(0xa5, place % 100, (place % 100) + 20);
  if (kind === "another file") content.fill("<html>not a database</html>");
  writeFileSync(file, kind === "truncated" ? content.subarray(0, place) : content);
  if (kind === "missing") rmSync(file);
}

/** `npm run restore`: its exit code and what it printed. */
function restore(dataDir: string): Promise<{ code: unknown; output: string }> {
  const script = resolve(import.meta.dirname, "../../apps/operations/restore.ts");
  const env = { ...process.env, CMS_DATA_DIR: dataDir };
  return new Promise((done) =>
    execFile(process.execPath, [script], { env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, output: stdout + stderr }),
    ),
  );
}

test("F22: a locked database delays messages, damage is detected, and a backup can be restored", async () => {
  const dataDir = makeFolder();
  const [file, backup] = [join(dataDir, "content.db"), join(dataDir, "backups/latest.db")];
  const cms = await startEmptyCms(dataDir);
  await expectMessagesWhileLocked(cms);
  const isBackedUp = () => expect(countMessages(backup), "messages in the backup").toBe(MESSAGES);
  await vi.waitFor(isBackedUp, { timeout: 10_000, interval: 500 });
  await cms.kill();
  damageFile(file, { kind: "noise", at: 0.1, pages: 20 });
  await expect(startEmptyCms(dataDir), "a start with a damaged database").rejects.toThrow();
  await forEachCase(damage, { few: 12 }, async (fault) => {
    const started = performance.now();
    const { code, output } = await restore(dataDir);
    expect(performance.now() - started).toBeLessThan(60_000);
    expect(output).not.toMatch(/\bat .+:\d+:\d+/);
    // Damage in unused pages leaves the database intact.
    if (!/is sound, so it stays/.test(output)) expect(code, output).toBe(0);
    const database = new DatabaseSync(file);
    const [first] = database.prepare("PRAGMA integrity_check(1)").all();
    database.close();
    expect(first).toEqual({ integrity_check: "ok" });
    expect(countMessages(file), "restored messages").toBe(MESSAGES);
    damageFile(file, fault);
  });
  await restore(dataDir);
  await startEmptyCms(dataDir);
  expect(countMessages(file), "restored messages").toBe(MESSAGES);
});

async function expectMessagesWhileLocked(cms: Cms): Promise<void> {
  const database = new DatabaseSync(join(cms.dataDir, "content.db"));
  database.exec("BEGIN IMMEDIATE");
  const unlocked = pause(2_000).then(() => database.exec("COMMIT"));
  const senders = Array.from({ length: 8 }, async (_, sender) => {
    for (let at = sender; at < MESSAGES; at += 8) {
      const { status } = await cms.post(contactFields(`Message ${at}`), `f22-${at}`);
      expect(status, "a message while the database is locked").toBe(201);
    }
  });
  await Promise.all([unlocked, ...senders]);
  database.close();
}
