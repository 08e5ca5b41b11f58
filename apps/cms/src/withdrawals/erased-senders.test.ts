import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { toPayloadSecret } from "../payload-secret.ts";
import { addressDigest, isOldDigest, keepFormerSecret } from "./address-digest.ts";
import { readErasedSenders } from "./erased-senders.ts";
import { createDigest, unsubscribeKey } from "./subscriber-keys.ts";
import { NO_END, recordWithdrawal } from "./withdrawal-list.ts";

const first = "a".repeat(64);
const second = "b".repeat(64);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "manor-erased-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function erase(folder: string, id: string, time: string): void {
  const until = isOldDigest(id) ? time.slice(0, 10) : time;
  recordWithdrawal(folder, { kind: "sender", id, until, before: NO_END }, new Date(time));
}

test("compares the exact time, also of two erasures on one day", () => {
  const folder = newFolder();
  const isErased = (time: string) =>
    readErasedSenders(folder, toPayloadSecret(first))("Parent@Example.org", time);
  expect(isErased("2026-11-20T08:00:00.000Z")).toBe(false);
  const id = addressDigest(" parent@example.org");
  erase(folder, id, "2026-11-20T10:00:00.000Z");
  expect(isErased("2026-11-20T10:00:00.000Z")).toBe(true);
  expect(isErased("2026-11-20T10:00:00.001Z")).toBe(false);
  erase(folder, id, "2026-11-20T12:00:00.000Z");
  expect(isErased("2026-11-20T11:00:00.000Z")).toBe(true);
  expect(isErased("2026-11-20T12:00:00.001Z")).toBe(false);
});

test("digests of release 0.1.0 match after the secret in the folder has changed", () => {
  const folder = newFolder();
  const email = "parent@example.org";
  const old = createDigest(unsubscribeKey(toPayloadSecret(first), email));
  erase(folder, old, "2026-11-20T10:00:00.000Z");
  const isErased = (secret: string) =>
    readErasedSenders(folder, toPayloadSecret(secret))(email, "2026-11-20T09:00:00.000Z");
  writeFileSync(join(folder, "secret"), first);
  expect(isErased(first)).toBe(true);
  keepFormerSecret(folder, toPayloadSecret(first));
  writeFileSync(join(folder, "secret"), second);
  keepFormerSecret(folder, toPayloadSecret(second));
  expect(isErased(second)).toBe(true);
  expect(readFileSync(join(folder, "former-secret"), "utf8")).toBe(first);
});

test("does not write a secret from the environment to the folder", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "secret"), first);
  keepFormerSecret(folder, toPayloadSecret(second));
  expect(existsSync(join(folder, "former-secret"))).toBe(false);
});
