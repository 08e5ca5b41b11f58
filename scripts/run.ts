import { type SpawnOptions, spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

export const repository = resolve(import.meta.dirname, "..");

/** A command ended badly; `code` is its exit code. */
export class CommandFailedError extends Error {
  override readonly name = "CommandFailedError";
  readonly code: number;
  constructor(command: string, code: number) {
    super(
      `\`${command}\` ended with ${code}, so what follows it was not done; its own output says why.`,
    );
    this.code = code;
  }
}

/** The environment of child processes: the project's own programs, Node included, come first. */
export function childEnv(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const bin = resolve(repository, "node_modules/.bin");
  return { ...env, PATH: `${bin}${delimiter}${env["PATH"] ?? ""}` };
}

/** Runs a program to its end with its output passed on. Throws CommandFailedError. */
export function run(program: string, args: string[], options: SpawnOptions = {}): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd: repository,
      stdio: ["ignore", "inherit", "inherit"],
      ...options,
      env: childEnv(options.env),
    });
    child.once("error", failed);
    child.once("exit", (code) => {
      if (code === 0) done();
      else failed(new CommandFailedError([program, ...args].join(" "), code ?? 1));
    });
  });
}

/** Runs one of the project's TypeScript files on the project's own Node. */
export const runScript = (file: string, args: string[] = []): Promise<void> =>
  run(process.execPath, [resolve(repository, file), ...args]);

/** Ends a command-line script: one sentence for a known error, exit code 1. */
export function exitOn(work: Promise<void>): void {
  work.catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name !== "Error" && error.name !== "TypeError";
    process.stderr.write(
      `${isKnown ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exit(1);
  });
}
