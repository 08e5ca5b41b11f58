import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, resolve } from "node:path";

export const repository = resolve(import.meta.dirname, "..");

/** A script cannot go on; its message says all that a person needs. */
export class StoppedError extends Error {
  override readonly name = "StoppedError";
}

/** The environment of child processes: the project's own programs, Node included, come first. */
export function childEnv(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const bin = resolve(repository, "node_modules/.bin");
  return { ...env, PATH: `${bin}${delimiter}${env["PATH"] ?? ""}` };
}

/** Runs a program to its end with its output passed on. Throws StoppedError. */
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
    `\`${[program, ...args].join(" ")}\` ended with ${code ?? 1}, so what follows it was not done; its own output says why.`,
  );
}

/** Ends a command-line script: one sentence for a known error, exit code 1. */
export function exitOn(work: Promise<void>): void {
  work.catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name !== "Error" && error.name !== "TypeError";
    const text = isKnown ? error.message : String(error instanceof Error ? error.stack : error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
}
