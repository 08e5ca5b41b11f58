import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { repository } from "../../../scripts/run.ts";
import { untilHealthy } from "../../../scripts/until-healthy.ts";
import { findFreePort, ORDINARY_DAY } from "../harness/site.ts";
import { findLost } from "./as-typed.ts";
import { type Installation, makeHome, makePages } from "./clerk.ts";
import { crawl, type Found } from "./crawl.ts";
import { createForm } from "./form.ts";
import { findLeftovers } from "./sample-words.ts";
import type { InventedSchool } from "./school.ts";

export type Outcome = {
  school: InventedSchool;
  /** Until the home page was right, and in all. */
  home: { clicks: number; fields: number };
  all: { clicks: number; fields: number };
  seconds: number;
  addresses: number;
  /** What is wrong, a line each. */
  leftovers: string[];
  dead: string[];
  /** What was typed and does not stand on its page. */
  lost: string[];
};

/** One school from an empty CMS to the crawl of its whole site. */
export async function makeSchool(browser: Browser, school: InventedSchool): Promise<Outcome> {
  const installation = await startBoth(school.code);
  const desk = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  try {
    const since = performance.now();
    const form = createForm(desk);
    await makeHome({ desk, form }, installation, school);
    const home = { ...form.done };
    await waitFor(installation.siteUrl, school.onHome);
    await makePages({ desk, form }, school);
    const seconds = Math.round((performance.now() - since) / 1_000);
    const { written, added } = school;
    const last = [...Object.values(written), ...added].findLast(({ address }) => address);
    if (last) await waitFor(installation.siteUrl + last.address, ["</article>"]);
    const found = await crawl(installation.siteUrl, school.code);
    return {
      school,
      home,
      all: { ...form.done },
      seconds,
      addresses: found.length,
      leftovers: findLeftovers(school, [...found, ...(await recordsOf(desk))]).map(
        ({ path, said }) => `${path}: ${said}`,
      ),
      dead: found
        .filter(isDead)
        .map(({ path, from, status }) => `${path}: ${status}, from ${from}`),
      lost: findLost(school, found),
    };
  } finally {
    await desk.close();
    await installation.stop();
  }
}

/** What the desk itself has of people and schools: no name of the sample may be left there either. */
const recordsOf = (desk: Page): Promise<Found[]> =>
  desk.evaluate(() =>
    Promise.all(
      ["/cms-api/users?depth=0", "/cms-api/schools?depth=0"].map(async (path) => {
        const answer = await fetch(path);
        const words = await answer.text();
        if (!answer.ok) throw new Error(`The desk does not show ${path}: ${words}`);
        return { path, from: "the desk", status: answer.status, type: "application/json", words };
      }),
    ),
  );

/** An address that a link leads to and that answers with a fault. */
const isDead = ({ path, status }: { path: string; status: number }): boolean =>
  status >= 400 && path !== "/nowhere" && path !== "/%";

/** Waits until a page has these words, for the fifteen seconds that the office is promised. */
async function waitFor(url: string, words: readonly string[]): Promise<void> {
  const deadline = performance.now() + 15_000;
  for (let missing = words; missing.length > 0; ) {
    if (performance.now() > deadline) throw new Error(`${url} does not say ${missing.join(", ")}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const page = await (await fetch(url)).text();
    missing = words.filter((word) => !page.includes(word));
  }
}

/** Starts both in an empty folder, as somebody does who has just installed them. */
async function startBoth(code: string): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), "manor-school-"));
  const [port, hostPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      HOST_PORT: String(hostPort),
      HOST_DATA_DIR: join(folder, "host"),
      SITE_DATA_DIR: join(folder, "site"),
      SCHOOL_CODE: code,
      SITE_NOW: ORDINARY_DAY,
      // A crawl looks at more pages within a minute than any visitor.
      PAGES_PER_ADDRESS: "10000",
      PICTURES_AHEAD: "0",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const siteUrl = `http://localhost:${port}`;
  try {
    await untilHealthy(`${siteUrl}/healthz`, 300_000);
  } catch (error) {
    await stop();
    throw error;
  }
  const { email, password } = JSON.parse(
    readFileSync(join(folder, "host/first-admin.json"), "utf8"),
  );
  return { deskUrl: `http://localhost:${hostPort}`, siteUrl, admin: { email, password }, stop };
}
