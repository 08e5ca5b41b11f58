import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { bareDebian } from "./bare-debian.ts";
import { cgroupOf, whyNoCgroup } from "./machine-cgroup.ts";
import { until } from "./until.ts";

export type BootedMachine = {
  /** The root of its files, seen from outside. */
  root: string;
  /** Runs a program to its end as a unit of the machine, and gives what it wrote. Rejects when it fails. */
  run: (...command: string[]) => Promise<string>;
  /** Every program ends in order, and all starts again. */
  reboot: () => Promise<void>;
  memory: ReturnType<typeof cgroupOf>["memory"];
  /** Ends it; nothing of it is left. */
  stop: () => Promise<void>;
};

/** Why no machine can be booted here; undefined where one can. */
export function whyNoMachine(): string | undefined {
  if (process.getuid?.() !== 0) return "only root boots a machine";
  for (const program of ["/usr/bin/systemd-nspawn", "/usr/sbin/debootstrap"])
    if (!existsSync(program)) return `${program} is not here`;
  return whyNoCgroup();
}

/** The first program of the machine: systemd, which may set bounds of memory and processes for its units. */
const FIRST = `#!/bin/sh
for part in memory pids; do mount -o remount,bind,rw /sys/fs/cgroup/$part; done
exec /lib/systemd/systemd
`;

/** A fresh Debian with systemd as its first process, with so much memory, no swap, and no network but its own. */
export async function bootMachine(bytes: number): Promise<BootedMachine> {
  const bare = await bareDebian();
  const root = mkdtempSync("/var/tmp/manor-machine-");
  const name = basename(root);
  execFileSync("cp", ["--archive", "--reflink=auto", `${bare}/.`, root]);
  writeFileSync(join(root, "usr/local/sbin/first"), FIRST, { mode: 0o755 });
  const cgroup = cgroupOf(name, bytes);
  let running: ChildProcess | undefined;

  const inside = (...command: string[]) =>
    promisify(execFile)("nsenter", ["--target", leaderOf(running), "--all", ...command]);
  const isUp = () =>
    inside("systemctl", "is-system-running").then(
      ({ stdout }) => stdout.trim() === "running",
      () => false,
    );

  async function boot(): Promise<void> {
    // systemd loads a filter for the addresses of a unit: a right, and a call, that a container has not by default.
    const rights = "--capability=CAP_BPF,CAP_PERFMON";
    const machine = ["--keep-unit", "--register=no", "--private-network", `--machine=${name}`];
    const args = [
      ...machine,
      rights,
      "--console=pipe",
      "--directory",
      root,
      "/usr/local/sbin/first",
    ];
    // It goes when the drill goes, whatever ends that.
    const start = `${cgroup.enter}; exec setpriv --pdeathsig KILL systemd-nspawn "$@"`;
    running = spawn("sh", ["-c", start, "sh", ...args], {
      env: { ...process.env, SYSTEMD_SECCOMP: "0" },
      stdio: ["ignore", "ignore", process.env["DRILL_LOG"] ? "inherit" : "ignore"],
    });
    await until(isUp);
  }

  async function end(verb: "reboot" | "poweroff"): Promise<void> {
    if (!running || running.exitCode !== null) return;
    const child = running;
    const gone = once(child, "exit");
    const hangs = setTimeout(() => child.kill("SIGKILL"), 60_000);
    // It goes while it is asked.
    await inside("systemctl", "--no-block", verb).catch(() => {});
    await gone;
    clearTimeout(hangs);
    cgroup.empty();
  }

  async function stop(): Promise<void> {
    await end("poweroff");
    cgroup.remove();
    rmSync(root, { recursive: true });
    rmSync(`/run/systemd/nspawn/propagate/${name}`, { recursive: true, force: true });
  }

  await boot().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    root,
    memory: cgroup.memory,
    run: async (...command) => {
      const unit = ["systemd-run", "--quiet", "--wait", "--pipe", "--collect"];
      // systemd would put variables of its own in their place.
      const meant = command.map((word) => word.replaceAll("$", "$$$$"));
      return (await inside(...unit, ...meant)).stdout.trim();
    },
    reboot: async () => {
      await end("reboot");
      await boot();
    },
    stop,
  };
}

/** The number of systemd itself, the one child of what keeps the machine. */
function leaderOf(child: ChildProcess | undefined): string {
  const pid = child?.pid;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
}
