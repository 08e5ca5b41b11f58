import { parseArgs } from "node:util";

/** The command line cannot be read. */
class ArgumentError extends Error {
  override readonly name = "ArgumentError";
}

export type Arguments = {
  seed: number;
  /** The classes that are run; all when none is named. */
  only: readonly string[];
  isWhole: boolean;
  /** False on a machine that has other work: then nobody says how long visitors waited. */
  judgesTimes: boolean;
};

/** Reads `--seed 7 --only F3,F7 --few --without-times`. Throws ArgumentError. */
export function readArguments(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string" },
      only: { type: "string" },
      few: { type: "boolean", default: false },
      "without-times": { type: "boolean", default: false },
    },
  });
  const seed = values.seed === undefined ? newSeed() : Number(values.seed);
  if (!Number.isSafeInteger(seed))
    throw new ArgumentError(`--seed is "${values.seed}", but a seed is a whole number.`);
  const only = (values.only ?? "").toUpperCase().split(",").filter(Boolean);
  return { seed, only, isWhole: !values.few, judgesTimes: !values["without-times"] };
}

const newSeed = () => Math.floor(Math.random() * 1_000_000_000);
