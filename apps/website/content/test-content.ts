// For tests.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createClock } from "./clock.ts";
import { createSnapshot } from "./durable-files.ts";
import type { Log } from "./log.ts";

/** A folder that is removed after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "manor-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

const ignore = () => {};
export const silentLog: Log = { info: ignore, warn: ignore, error: ignore };

/** The options of the content, except the client. */
export const contentOptions = (folder = makeFolder()) => ({
  school: "SGSM",
  clock: createClock(new Date("2026-11-20T04:30:00Z")),
  snapshot: createSnapshot(folder, ignore),
  log: silentLog,
});
