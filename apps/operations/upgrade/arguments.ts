import { parseArgs } from "node:util";
import { readOperations } from "../settings.ts";
import { type Place, placeBelow, USUAL_PATIENCE_MS } from "./place.ts";

/** `[--root DIR] [--patience SECONDS] [WHAT]`: below another folder for tests; how long a release may take to be well. */
export function readArguments(args: string[]): { place: Place; what: string | undefined } {
  const options = { root: { type: "string" }, patience: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const patienceMs = values.patience ? Number(values.patience) * 1_000 : USUAL_PATIENCE_MS;
  const wish = { root: values.root ?? "/", patienceMs };
  return { place: placeBelow(wish, readOperations(process.env)), what: positionals[0] };
}
