import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ImportError } from "./import-error.ts";

const usage =
  "npm run import:wordpress -- export.xml [more.xml] --from https://old.school.example [--plan plan.json]";

export type ImportArguments = { files: string[]; from: URL; plan: string };

/** Parses the command line. The plan is `wordpress-plan.json` unless `--plan` names another file. */
export function readArguments(args: string[]): ImportArguments {
  const { values, positionals } = parse(args);
  if (positionals.length === 0) throw new ImportError(`The export is missing: ${usage}`);
  const from = URL.parse(values.from ?? "");
  if (!from || !/^https?:$/.test(from.protocol) || from.username !== "")
    throw new ImportError(`--from must be the address of the old website: ${usage}`);
  const plan = values.plan ?? "wordpress-plan.json";
  // A forgotten name would otherwise overwrite the export.
  if (!/\.json$/i.test(plan))
    throw new ImportError(`The name of the plan must end in .json: ${usage}`);
  return {
    files: [...new Set(positionals.map((file) => resolve(file)))],
    from: new URL("/", from),
    plan: resolve(plan),
  };
}

function parse(args: string[]) {
  const options = { from: { type: "string" }, plan: { type: "string" } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof TypeError ? error.message.split(". ")[0] : String(error);
    throw new ImportError(`${reason}. Use: ${usage}`);
  }
}
