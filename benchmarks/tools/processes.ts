import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** The benchmark cannot continue. The message is one line with the reason. */
export class BenchmarkError extends Error {
  override readonly name = "BenchmarkError";
}

type CleanUp = () => unknown;
type Options = SpawnOptions & { stopSignal?: NodeJS.Signals };

const CLEAN_UP_MS = 10_000;
const KILL_AFTER_MS = 5_000;

const cleanUps: CleanUp[] = [];
const running = new Set<ChildProcess>();

/** Registers a clean-up for when the benchmark ends, fails or is interrupted. */
export function onEnd(cleanUp: CleanUp): void {
  cleanUps.push(cleanUp);
}

/** Runs all clean-ups, the latest first. One that fails or hangs does not stop the others. */
export async function cleanUpAll(): Promise<void> {
  for (let cleanUp = cleanUps.pop(); cleanUp; cleanUp = cleanUps.pop()) {
    const done = Promise.resolve()
      .then(cleanUp)
      .catch((error) => console.error(`Clean-up failed: ${error}`));
    await Promise.race([done, wait(CLEAN_UP_MS, undefined, { ref: false })]);
  }
}

/** Kills remaining processes, so that none outlives the benchmark. */
process.on("exit", () => {
  for (const child of running) signalGroup(child, "SIGKILL");
});

/** Starts a program in a new process group, which is stopped with the benchmark. */
export async function startProcess(
  program: string,
  args: readonly string[],
  { stopSignal = "SIGTERM", ...options }: Options = {},
): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: "ignore", ...options, detached: true });
  running.add(child);
  onEnd(() => stopProcess(child, stopSignal));
  await once(child, "spawn").catch((error) => {
    throw new BenchmarkError(`${program} did not start: ${error.message}`);
  });
  return child;
}

/** Stops a process and its children. */
async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM") {
  if (child.pid && child.exitCode === null && child.signalCode === null) {
    const exited = once(child, "exit");
    signalGroup(child, signal);
    const timer = setTimeout(() => signalGroup(child, "SIGKILL"), KILL_AFTER_MS);
    await exited;
    clearTimeout(timer);
  }
  signalGroup(child, "SIGKILL");
  running.delete(child);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has ended.
  }
}

/** Runs a program and returns its output. Throws BenchmarkError when it fails or times out. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { timeoutMs = 600_000, ...options }: Options & { timeoutMs?: number } = {},
): Promise<string> {
  const child = await startProcess(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    ...options,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  const closed = child.exitCode === null ? once(child, "close") : Promise.resolve([child.exitCode]);
  const timeout = wait(timeoutMs, ["timeout"], { ref: false });
  const [code] = await Promise.race([closed, timeout]);
  await stopProcess(child, options.stopSignal);
  if (code === 0) return output;
  const lastLine = output.trim().split("\n").at(-1) ?? "";
  throw new BenchmarkError(`\`${[program, ...args].join(" ")}\` failed (${code}): ${lastLine}`);
}

/** Waits until a check succeeds; errors count as "not yet". Throws BenchmarkError after a minute. */
export async function waitFor(what: string, check: () => Promise<boolean>, child?: ChildProcess) {
  const deadline = performance.now() + 60_000;
  while (!(await check().catch(() => false))) {
    if (child && (child.exitCode !== null || child.signalCode !== null))
      throw new BenchmarkError(`${what} ended while starting (${child.exitCode}).`);
    if (performance.now() > deadline) throw new BenchmarkError(`${what} was not ready in 60 s.`);
    await wait(100);
  }
}
