import { execFile } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse says of one visit: its four figures of 0 to 100, and how far the page moved (0 is not at all). */
export type Verdict = Record<(typeof categories)[number], number> & {
  moved: number;
  /** The audits that were not passed, by name. */
  failed: string[];
};

type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
};

/** Installs Lighthouse in a folder that nothing else uses. */
export async function install(folder: string): Promise<void> {
  copyFileSync(join(import.meta.dirname, "package.json"), join(folder, "package.json"));
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: "1" };
  const quietly = ["--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts"];
  await run("npm", ["install", ...quietly], { cwd: folder, env });
}

/** One visit as Lighthouse's own telephone makes it, with an empty browser. Some audits may be left out. */
export async function judge(
  folder: string,
  chromium: string,
  url: string,
  leftOut: readonly string[] = [],
): Promise<Verdict> {
  const file = join(folder, "report.json");
  const cli = join(folder, "node_modules/lighthouse/cli/index.js");
  const quiet =
    "--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync";
  const args = [cli, url, "--quiet", "--output=json", `--output-path=${file}`];
  const asked = [
    `--only-categories=${categories.join(",")}`,
    ...leftOut.map((audit) => `--skip-audits=${audit}`),
  ];
  const visit = () =>
    run(process.execPath, [...args, ...asked, `--chrome-flags=${quiet}`], {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 1e8,
    });
  // Now and then Lighthouse records nothing of a visit (NO_NAVSTART), and asks for another.
  await visit().catch(visit);
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  const scores = categories.map((name) => [
    name,
    Math.round(100 * (report.categories[name]?.score ?? 0)),
  ]);
  const counted = categories.flatMap((name) => report.categories[name]?.auditRefs ?? []);
  const failed = counted.filter(({ id, weight }) => {
    const score = report.audits[id]?.score ?? 1;
    return weight > 0 && score < 0.9;
  });
  return {
    ...(Object.fromEntries(scores) as Record<(typeof categories)[number], number>),
    moved: report.audits["cumulative-layout-shift"]?.numericValue ?? 0,
    failed: [...new Set(failed.map(({ id }) => id))],
  };
}
