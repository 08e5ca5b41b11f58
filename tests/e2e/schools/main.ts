import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../../scripts/browser.ts";
import { exitOn, repository } from "../../../scripts/run.ts";
import { boysHindi } from "./data/boys-hindi.ts";
import { girlsDay } from "./data/girls-day.ts";
import { mixedBoarding } from "./data/mixed-boarding.ts";
import { makeSchool, type Outcome } from "./make-school.ts";
import type { InventedSchool } from "./school.ts";

/** So much may a clerk press and fill in before the first public page is right. */
const MOST = 400;

const schools: readonly InventedSchool[] = [girlsDay, boysHindi, mixedBoarding];

/**
 * `npm run schools`: each invented school is made by a scripted editor through the admin from an empty CMS; then a crawl finds
 * whatever is left of the sample school. `-- girls-day` makes that one alone, `--leave-out settings` leaves a settings page as
 * "My school" left it. Prints a table and ends with 1 when anything is left.
 */
async function makeSchools(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { "leave-out": { type: "string" } },
  });
  const before = changedFiles();
  const browser = await chromium.launch(launchOptions());
  const outcomes: Outcome[] = [];
  try {
    for (const school of schools) {
      if (positionals.length > 0 && !positionals.includes(school.slug)) continue;
      outcomes.push(await makeSchool(browser, without(school, values["leave-out"])));
    }
  } finally {
    await browser.close();
  }
  const hasChanged = changedFiles() !== before;
  process.stdout.write(`${tableOf(outcomes)}\nchanged files: ${hasChanged ? "some" : 0}\n`);
  if (hasChanged || !outcomes.every(isRight)) process.exit(1);
}

/** With a screen that the clerk never opens: then the sample must be found there. */
function without(school: InventedSchool, screen: string | undefined): InventedSchool {
  if (screen === undefined) return school;
  const { [screen]: _, ...screens } = school.screens;
  return { ...school, screens };
}

const isRight = ({ home, leftovers, dead, lost }: Outcome): boolean =>
  home.clicks + home.fields <= MOST && [...leftovers, ...dead, ...lost].length === 0;

const changedFiles = (): string =>
  execFileSync("git", ["status", "--porcelain"], { cwd: repository, encoding: "utf8" });

function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ school, home, all, seconds, addresses, leftovers, dead, lost }) =>
    [
      school.what,
      `${home.clicks} + ${home.fields} = ${home.clicks + home.fields}`,
      `${all.clicks} + ${all.fields}`,
      seconds,
      addresses,
      leftovers.length,
      dead.length,
      lost.length,
    ].join(" | "),
  );
  const head =
    "school | clicks + fields until home is right | in all | seconds | addresses crawled | leftovers | dead links | typed lines lost";
  const wrong = outcomes.flatMap(({ leftovers, dead, lost }) => [...leftovers, ...dead, ...lost]);
  return [head, ...rows, ...wrong].join("\n");
}

exitOn(makeSchools(process.argv.slice(2)));
