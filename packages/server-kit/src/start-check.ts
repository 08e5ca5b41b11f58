import { mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A condition for a start in production, and what to do when it is not met. */
export type StartCheck = {
  isFine: boolean;
  todo: string;
  /** The process starts and logs a warning. */
  isWarning?: boolean;
};

/** A check for production failed; the process does not start. The message has one line for each. */
export class NotReadyError extends Error {
  override readonly name = "NotReadyError";
  constructor(program: string, todos: string[]) {
    const lines = todos.map((todo) => `  - ${todo}`);
    super(
      `PRODUCTION is on, and ${program} does not start before this is done:\n${lines.join("\n")}`,
    );
  }
}

/** Returns the warnings. Throws NotReadyError when another check fails. */
export function checkStart(program: string, checks: StartCheck[]): string[] {
  const failing = checks.filter(({ isFine }) => !isFine);
  if (failing.some(({ isWarning }) => !isWarning))
    throw new NotReadyError(
      program,
      failing.map(({ todo }) => todo),
    );
  return failing.map(({ todo }) => todo);
}

/** The checks of both processes. `setting` is the name of the data folder's environment variable. */
export function baseChecks(about: {
  origin: string | undefined;
  fixedNow: Date | undefined;
  dataDir: string;
  setting: string;
}): StartCheck[] {
  const { origin, fixedNow, dataDir, setting } = about;
  const folder = inspectFolder(dataDir);
  return [
    {
      isFine: origin?.startsWith("https://") ?? false,
      todo: `SITE_ORIGIN is ${origin ?? "not set"}: set it to the address that visitors type, https://…`,
    },
    {
      isFine: fixedNow === undefined,
      todo: "SITE_NOW fixes the clock, which is for tests alone: take it out of the settings.",
    },
    {
      isFine: folder.isWritable,
      todo: `${dataDir} (${setting}) cannot be written: give it to the user that runs this, chown USER ${dataDir}`,
    },
    {
      isFine: folder.isPrivate,
      todo: `${dataDir} (${setting}) can be read by others, and holds what parents wrote: chmod 700 ${dataDir}`,
    },
    {
      isFine: folder.freeShare > MIN_FREE,
      todo: `The disk of ${dataDir} has ${(folder.freeShare * 100).toFixed(1)} % left: delete old backups or ….former-… folders, or give it more than ${MIN_FREE * 100} %.`,
      isWarning: true,
    },
  ];
}

const MIN_FREE = 0.1;

/** Creates a missing folder that only its owner can read. */
function inspectFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const isPrivate = (statSync(folder).mode & 0o077) === 0;
    const { bavail, blocks } = statfsSync(folder);
    return { isWritable: canWrite(folder), isPrivate, freeShare: bavail / blocks };
  } catch {
    return { isWritable: false, isPrivate: true, freeShare: 1 };
  }
}

function canWrite(folder: string): boolean {
  const file = join(folder, `.writable-${process.pid}`);
  try {
    writeFileSync(file, "yes", { flush: true });
    rmSync(file);
    return true;
  } catch {
    return false;
  }
}
