import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ImportError } from "./import-error.ts";

const usage =
  "npm run import:wordpress -- export.xml [more.xml] --from https://old.school.example [--plan plan.json] [--offline] [--apply] [--max-gb 20], or -- --undo RUN";

export type ImportArguments = {
  files: string[];
  from: URL;
  plan: string;
  isApplied: boolean;
  /** Whether the old site is asked for what the export does not have, or only the answers that an earlier plan stored are used. */
  oldSite: "ask" | "stored" | "none";
  /** How many gigabytes of files an import may fetch, as given. */
  maxGigabytes: string | undefined;
  /** Where to write the records, and the plan without its items: the command and the CMS set these for a plan to apply. */
  records: string | undefined;
  summary: string | undefined;
};

/** Parses the command line. The plan is `wordpress-plan.json` unless `--plan` names another file. */
export function readArguments(args: string[]): ImportArguments | { undo: string } {
  const { values, positionals } = parse(args);
  if (values.undo !== undefined) return readUndo(values.undo, args);
  if (positionals.length === 0) throw new ImportError(`The export is missing: ${usage}`);
  const from = URL.parse(values.from ?? "");
  if (!from || !/^https?:$/.test(from.protocol) || from.username !== "")
    throw new ImportError(`--from must be the address of the old website: ${usage}`);
  const plan = values.plan ?? "wordpress-plan.json";
  // A forgotten name would otherwise overwrite the export.
  if (!/\.json$/i.test(plan))
    throw new ImportError(`The name of the plan must end in .json: ${usage}`);
  const asking = values.stored ? "stored" : "ask";
  return {
    files: [...new Set(positionals.map((file) => resolve(file)))],
    from: new URL("/", from),
    plan: resolve(plan),
    isApplied: values.apply ?? false,
    oldSite: values.offline ? "none" : asking,
    maxGigabytes: readGigabytes(values["max-gb"]),
    records: values.records === undefined ? undefined : resolve(values.records),
    summary: values.summary === undefined ? undefined : resolve(values.summary),
  };
}

function readGigabytes(written: string | undefined): string | undefined {
  if (written === undefined || /^[1-9]\d{0,4}$/.test(written)) return written;
  throw new ImportError(`--max-gb must be a whole number of gigabytes: ${usage}`);
}

function readUndo(undo: string, args: string[]): { undo: string } {
  // "--undo RUN --apply" could mean either.
  if (args.length === (args[0]?.includes("=") ? 1 : 2) && undo !== "") return { undo };
  throw new ImportError(`--undo takes a run and nothing else: ${usage}`);
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  const yes = { type: "boolean" } as const;
  const options = {
    ...{ from: text, plan: text, records: text, summary: text, undo: text },
    "max-gb": text,
    ...{ apply: yes, offline: yes, stored: yes },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof TypeError ? error.message.split(". ")[0] : String(error);
    throw new ImportError(`${reason}. Use: ${usage}`);
  }
}
