import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";

const MODULE = join(import.meta.dirname, "notify-systemd.ts");

/** Starts a process that calls notifySystemd, runs a worker and hangs on request, with a recording `systemd-notify`. */
function start(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "manor-notify-"));
  const log = join(folder, "log");
  const program = join(folder, "systemd-notify");
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${log}\n`);
  chmodSync(program, 0o755);
  const script = join(folder, "process.mjs");
  writeFileSync(
    script,
    `import { Worker } from "node:worker_threads";
    import { notifySystemd } from ${JSON.stringify(MODULE)};
    notifySystemd(process.env);
    new Worker("setInterval(() => {}, 10)", { eval: true });
    process.stdin.once("data", () => { for (;;); });`,
  );
  const env = { PATH: `${folder}:${process.env["PATH"]}`, ...environment };
  const child = spawn(process.execPath, [script], { env, stdio: ["pipe", "inherit", "inherit"] });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  const signals = () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []);
  return { child, signals };
}

test("signals READY=1 once and WATCHDOG=1 four times in WATCHDOG_USEC, until the event loop hangs", async () => {
  const { child, signals } = start({ NOTIFY_SOCKET: "/nowhere", WATCHDOG_USEC: "400000" });
  await vi.waitFor(() => expect(signals().length).toBeGreaterThan(4), { timeout: 20_000 });
  expect(signals()).toContain("READY=1");
  expect(signals().filter((signal) => signal !== "WATCHDOG=1")).toEqual(["READY=1"]);
  child.stdin.write("hang");
  await pause(500);
  const before = signals().length;
  await pause(1_000);
  expect(signals().length).toBe(before);
  expect(child.exitCode).toBe(null);
});

test("does not run systemd's program without systemd", async () => {
  const { child, signals } = start({ WATCHDOG_USEC: "40000" });
  await pause(1_000);
  expect(child.exitCode).toBe(null);
  expect(signals()).toEqual([]);
});
