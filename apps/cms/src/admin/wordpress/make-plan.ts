import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ExportFolder } from "../../wordpress-exports/export-folder.ts";
import {
  type ImportRules,
  type ImportState,
  type PlanSummary,
  type Progress,
  planSummary,
} from "../../wordpress-exports/import-state.ts";

const memory = ["--max-old-space-size=256", "--max-semi-space-size=8"];
/** glibc would otherwise retain what was freed, as in the `import:wordpress` script. */
const memoryEnvironment = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
const TIMEOUT_MS = 30 * 60_000;
const MAX_OUTPUT = 10_000;

export const planFiles = {
  json: "plan.json",
  csv: "plan.csv",
  html: "plan.html",
  records: "records.jsonl",
} as const;

type Made = { plan: PlanSummary } | { refusal: string };

/** The command reads the rules of an earlier plan. */
export const writeRules = (
  folder: ExportFolder,
  { id }: ImportState,
  rules: ImportRules,
): Promise<void> =>
  writeFile(folder.pathOf(id, planFiles.json), JSON.stringify({ version: 1, rules }), {
    mode: 0o600,
  });

/**
 * Makes the plan with `npm run import:wordpress` in a child process, which has little memory and none of the settings.
 * Rejects with PlanError when the command fails for another reason than the exports.
 */
export async function makePlan(
  folder: ExportFolder,
  state: ImportState,
  onProgress: (progress: Progress) => void,
): Promise<Made> {
  const pathOf = (name: string): string => folder.pathOf(state.id, name);
  const summary = pathOf("summary.json");
  const options = [
    ...["--from", state.from, "--plan", pathOf(planFiles.json)],
    ...["--records", pathOf(planFiles.records), "--summary", summary],
  ];
  const problem = await runCommand([...folder.listExports(state), ...options], onProgress);
  if (problem === undefined)
    return { plan: planSummary.parse(JSON.parse(await readFile(summary, "utf8"))) };
  // The command explains in one line what is wrong with an export; anything else is a fault.
  if (problem === "" || problem.includes("\n")) throw new PlanError(problem);
  return { refusal: problem };
}

/** What the command printed when it failed. */
async function runCommand(
  args: string[],
  onProgress: (progress: Progress) => void,
): Promise<string | undefined> {
  // Node runs the source. The bundler replaces a literal path in `new URL`, but not a parameter.
  const command = toPath("../../../../operations/import-wordpress.ts", import.meta.url);
  const child = spawn(process.execPath, [...memory, command, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { NODE_ENV: "production", PATH: process.env["PATH"], ...memoryEnvironment },
    timeout: TIMEOUT_MS,
  });
  const stop = () => child.kill();
  process.once("exit", stop);
  let errors = "";
  child.stderr.on("data", (text) => {
    errors = (errors + String(text)).slice(-MAX_OUTPUT);
  });
  child.stdout.on("data", (text) => {
    const progress = readProgress(String(text));
    if (progress) onProgress(progress);
  });
  const [code] = await once(child, "close").finally(() => process.off("exit", stop));
  return code === 0 ? undefined : errors.trim();
}

/** What the command prints: `500 items`, or `20 of 60 pages`. */
function readProgress(text: string): Progress | undefined {
  const [, done, all] = /(\d+) of (\d+) pages/.exec(text) ?? [];
  if (done && all) return { what: "pages", done: Number(done), all: Number(all) };
  const items = /(\d+) items/.exec(text)?.[1];
  return items ? { what: "items", done: Number(items), all: 0 } : undefined;
}

const toPath = (path: string, base: string): string => fileURLToPath(new URL(path, base));

class PlanError extends Error {
  override readonly name = "PlanError";
  constructor(output: string) {
    super(`The import from WordPress made no plan. Its command printed: ${output || "nothing"}`);
  }
}
