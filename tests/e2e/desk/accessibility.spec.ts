import type { Browser, Page } from "@playwright/test";
import { newSecondStep } from "../../../apps/content-host/server/second-step/code.ts";
import { askPage, setupPage } from "../../../apps/content-host/server/second-step/page.ts";
import { findWithAxe } from "../../../scripts/axe.ts";
import { signInFirstAdmin } from "../harness/clerk.ts";
import { startContentHost } from "../harness/content-host.ts";
import { isThorough, type Office, openAtDesk, deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";
import { states } from "./states.ts";

const weighty = ["critical", "serious"];
/** One screen's fault does not hide the next one's. */
const softly = expect.configure({ soft: true });

/** One screen of each kind; with `npm run manual` every screen that the menu leads to, with its form and its trash. */
const kinds = [
  "",
  "/account",
  "/import",
  "/collections/news",
  "/collections/albums/create",
  "/collections/contact-messages",
  "/collections/letters",
  "/collections/media",
  "/globals/admission",
];

/** How a screen may look: on a desk, on a phone, and in the other language by night. */
type Look = { name: string; width: number; cookies: Readonly<Record<string, string>> };
const looks: readonly Look[] = [
  { name: "1280 px", width: 1280, cookies: {} },
  { name: "390 px", width: 390, cookies: {} },
  {
    name: "1280 px, Hindi, dark",
    width: 1280,
    cookies: { "payload-lng": "hi", "payload-theme": "dark" },
  },
];

async function ofTheMenu(desk: Page, office: Office): Promise<string[]> {
  await openAtDesk(desk, office, "");
  const links = await desk
    .locator("nav a[href^='/admin/']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const screens = links.filter((link) => link !== "/admin/logout");
  const named = [...new Set(screens.map((link) => link.replace("/admin", "")))];
  expect(named.length).toBeGreaterThan(15);
  const lists = named.filter((path) => path.startsWith("/collections/"));
  return [...named, ...lists.flatMap((path) => [`${path}/create`, `${path}/trash`])];
}

async function screens(desk: Page, office: Office): Promise<string[]> {
  const news = { title: "Looked at", fromDate: "2026-11-20T12:00:00Z", school: 1 };
  const { id } = await office.clerk.save("POST", "news", { ...news, _status: "published" });
  await office.clerk.save("PATCH", `news/${id}`, { title: "Looked at again" });
  const record = `/collections/news/${id}`;
  const own = [record, `${record}/versions`, "/collections/news/trash", "/nowhere"];
  const more = isThorough ? await ofTheMenu(desk, office) : [];
  return [...new Set([...kinds, ...own, ...more])];
}

/** A screen is at rest a moment after it is there: what Payload leaves without a name gets one then. */
const expectNoFaults = (desk: Page, where: string) =>
  softly
    .poll(() => findWithAxe(desk, "html", weighty), { message: where, timeout: 20_000 })
    .toEqual([]);

async function lookAt(desk: Page, office: Office, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openAtDesk(desk, office, path);
    await expect(desk, "still signed in").not.toHaveURL(/\/admin\/(login|logout)/);
    await expectNoFaults(desk, path || "the dashboard");
  }
}

for (const { name, width, cookies } of isThorough ? looks : looks.slice(0, 1)) {
  test.describe(name, () => {
    test.use({ deskWidth: width });
    test.beforeEach(async ({ desk, office }) => {
      const wanted = Object.entries(cookies).map(([key, value]) => ({ name: key, value }));
      await desk.context().addCookies(wanted.map((each) => ({ ...each, url: office.host.url })));
    });

    test(`no screen of the desk has a weighty fault for those who cannot see, hear or hold a mouse: ${name}`, async ({
      desk,
      office,
    }) => {
      test.setTimeout(isThorough ? 900_000 : 120_000);
      await lookAt(desk, office, await screens(desk, office));
    });

    test(`nor the screens before somebody has signed in: ${name}`, async ({ desk, office }) => {
      await desk.context().clearCookies({ name: office.clerk.cookie.split("=")[0] ?? "" });
      await openAtDesk(desk, office, "/login");
      await expectNoFaults(desk, "the log-in");
      const language = "payload-lng" in cookies ? "hi" : "en";
      const problem = "There were too many wrong tries. Please wait a quarter of an hour.";
      const step = newSecondStep();
      const pages = [
        askPage({ language, problem }),
        setupPage(step, "a@b.example", { language }),
        setupPage({ ...step, isOn: true }, "a@b.example", { language }),
      ];
      // The log-in's script would go on with what it finds in its place.
      await desk.goto(`${office.host.url}/healthz`);
      for (const page of pages) {
        await desk.setContent(page);
        await expectNoFaults(desk, "the second step");
      }
    });

    if (!isThorough) return;
    for (const [state, bring] of Object.entries(states)) {
      test(`nor a screen in use, ${state}: ${name}`, async ({ desk, office, website }) => {
        expect(website.url).toBeTruthy();
        await bring(desk, office);
        await expectNoFaults(desk, state);
      });
    }

    test(`nor the first run: ${name}`, async ({ browser }) => {
      test.setTimeout(300_000);
      await lookAtFirstRun(browser, width, cookies);
    });
  });
}

/** The desk of a school that has not begun: what the sample fills, and the choice between sample and own school. */
async function lookAtFirstRun(
  browser: Browser,
  width: number,
  cookies: Look["cookies"],
): Promise<void> {
  const host = await startContentHost();
  const clerk = await signInFirstAdmin(host);
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const [name = "", value = ""] = clerk.cookie.split("=");
  const all = [...Object.entries(cookies), [name, value] as const];
  await context.addCookies(all.map(([name, value]) => ({ name, value, url: host.url })));
  const desk = await context.newPage();
  const office = { host, clerk, siteUrl: "" };
  await openAtDesk(desk, office, "");
  const first = desk.locator("section", { has: desk.locator("#desk-first") });
  await expect(first).toBeVisible();
  await lookAt(desk, office, ["", "/collections/albums", "/collections/albums/1"]);
  await openAtDesk(desk, office, "");
  await first.locator("button").first().click();
  await expect(first.locator("input")).toHaveCount(2);
  await expectNoFaults(desk, "what a school says when it begins");
  await clerk.ask("POST", "first-run", { choice: "own", name: "Lakeside School" });
  await openAtDesk(desk, office, "");
  await expect(desk.locator("#desk-own")).toBeVisible();
  await expectNoFaults(desk, "what is still the sample's");
  await context.close();
  await host.stop();
}
