import { mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One thing that must be so before a program is started for visitors, and what to do when it is not. */
export type StartCheck = {
  isFine: boolean;
  todo: string;
  /** Warnings: the process starts, because visitors are better served with it than without. */
  isWarning?: boolean;
};

/** Something is not as it must be in production; the program does not start. One line for each thing to do. */
export class NotReadyError extends Error {
  override readonly name = "NotReadyError";
  constructor(program: string, todos: string[]) {
    const lines = todos.map((todo) => `  - ${todo}`);
    super(
      `PRODUCTION is on, and ${program} does not start before this is done:\n${lines.join("\n")}`,
    );
  }
}

/** Gives what is only to be warned of. Throws NotReadyError when anything else is not fine. */
export function checkStart(program: string, checks: StartCheck[]): string[] {
  const failing = checks.filter(({ isFine }) => !isFine);
  const stopping = failing.filter(({ isWarning }) => !isWarning);
  if (stopping.length > 0)
    throw new NotReadyError(
      program,
      failing.map(({ todo }) => todo),
    );
  return failing.map(({ todo }) => todo);
}

/** What holds for every program of the school: `setting` is the name of its data folder's setting. */
export function checksOfBoth(about: {
  origin: string | undefined;
  fixedNow: Date | undefined;
  dataDir: string;
  setting: string;
}): StartCheck[] {
  const { origin, fixedNow, dataDir, setting } = about;
  const folder = lookAt(dataDir);
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
      isFine: folder.freeShare > LEAST_FREE,
      todo: `The disk of ${dataDir} has ${(folder.freeShare * 100).toFixed(1)} % left: delete old backups or ….former-… folders, or give it more than ${LEAST_FREE * 100} %.`,
      isWarning: true,
    },
  ];
}

const LEAST_FREE = 0.1;

/** A folder that is not there is made, readable by its owner alone. */
function lookAt(folder: string) {
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
