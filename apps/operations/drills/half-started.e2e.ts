import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { startSeveral } from "./several.ts";

test("what was started for a drill ends when something beside it does not start", async () => {
  const folder = mkdtempSync(join(tmpdir(), "manor-half-"));
  chmodSync(folder, 0o755);
  const { TMPDIR } = process.env;
  process.env["TMPDIR"] = folder;
  // In the place of the folder that the hosts need.
  writeFileSync(join(folder, "host"), "");
  await assert.rejects(startSeveral(folder), /The host ended with/);
  process.env["TMPDIR"] = TMPDIR;
  if (TMPDIR === undefined) delete process.env["TMPDIR"];
  assert.deepEqual(commandsWith(folder), []);
  rmSync(folder, { recursive: true, force: true });
});

/** What this machine runs at the moment with a path in its command. */
const commandsWith = (path: string): string[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")];
      } catch {
        // It ended a moment ago.
        return [];
      }
    })
    .filter((command) => command.includes(path));
