import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, resolve } from "node:path";

export const repository = resolve(import.meta.dirname, "..");

/** A script cannot continue. The message explains why and what to do. */
export class StoppedError extends Error {
  override readonly name = "StoppedError";
}

/** The environment of child processes, with the project's programs and Node first in PATH. */
export function childEnv(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const bin = resolve(repository, "node_modules/.bin");
  return { ...env, PATH: `${bin}${delimiter}${env["PATH"] ?? ""}` };
}

/** For programs that are not ours, such as packages without a lock file: no settings and secrets of the caller. */
export function minimalEnv(
  home: string,
  more: Record<string, string> = {},
): Record<string, string | undefined> {
  return { PATH: process.env["PATH"], HOME: home, ...more };
}

/** Runs a program and shows its output. Throws StoppedError when it fails. */
export async function run(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<void> {
  const stdio: SpawnOptions["stdio"] = ["ignore", "inherit", "inherit"];
  const env = childEnv(options.env);
  const child = spawn(program, args, { cwd: repository, stdio, ...options, env });
  const [code] = await once(child, "exit");
  if (code === 0) return;
  throw new StoppedError(
    `\`${[program, ...args].join(" ")}\` ended with ${code ?? 1}, so the next steps were not run. See its output above.`,
  );
}

/** Exits with code 1 on an error; prints a stack trace only for unexpected errors. */
export function exitOn(work: Promise<void>): void {
  work.catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name !== "Error" && error.name !== "TypeError";
    const text = isKnown ? error.message : String(error instanceof Error ? error.stack : error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
}
