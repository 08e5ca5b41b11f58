import type { Browser, Page } from "@playwright/test";
import { newSecondStep } from "../../../apps/content-host/server/second-step/code.ts";
import { askPage, setupPage } from "../../../apps/content-host/server/second-step/page.ts";
import { signInFirstAdmin } from "../harness/clerk.ts";
import { startContentHost } from "../harness/content-host.ts";
import {
  isThorough,
  type Office,
  openAtDesk,
  openPreview,
  deskTest as test,
} from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";
import { expectNoFaults } from "./expect-no-faults.ts";

/** How a screen may look: on a desk, and on a phone in the other language by night. */
type Look = { name: string; width: number; cookies: Readonly<Record<string, string>> };
const nightly = { "payload-lng": "hi", "payload-theme": "dark" };
const looks: readonly Look[] = [
  { name: "1280 px", width: 1280, cookies: {} },
  { name: "390 px, Hindi, dark", width: 390, cookies: nightly },
];

/** One screen of each kind; with `npm run manual` every screen that the menu leads to, with its form and its trash. */
async function screens(desk: Page, office: Office): Promise<string[]> {
  const { clerk } = office;
  const news = { title: "Looked at", fromDate: "2026-11-20T12:00:00Z", school: 1 };
  const { id } = await clerk.save("POST", "news", { ...news, _status: "published" });
  await clerk.save("PATCH", `news/${id}`, { title: "Looked at again" });
  const { docs } = await (
    await clerk.ask("GET", `news/versions?where[parent][equals]=${id}`)
  ).json();
  const record = `/collections/news/${id}`;
  return [
    ...["", "/account", "/import", "/globals/admission", "/nowhere"],
    ...["news", "contact-messages", "letters", "media"].map((list) => `/collections/${list}`),
    ...["/collections/albums/create", "/collections/news/trash"],
    ...[record, `${record}/versions`, `${record}/versions/${docs[0].id}`],
    ...(isThorough ? await ofTheMenu(desk, office) : []),
  ];
}

async function ofTheMenu(desk: Page, office: Office): Promise<string[]> {
  await openAtDesk(desk, office, "");
  const links = await desk
    .locator("nav a[href^='/admin/']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const named = [...new Set(links)]
    .filter((link) => link !== "/admin/logout")
    .map((link) => link.replace("/admin", ""));
  expect(named.length).toBeGreaterThan(15);
  const lists = named.filter((path) => path.startsWith("/collections/"));
  return [...named, ...lists.flatMap((path) => [`${path}/create`, `${path}/trash`])];
}

/** What no address leads to and no task of the manual shows. Found by what every language and width has. */
const states: Record<string, (desk: Page, office: Office) => Promise<void>> = {
  "the pictures to choose from": async (desk, office) => {
    await openAtDesk(desk, office, "/collections/albums/create");
    await desk.locator(".desk-chooser__second").first().click();
    await expect(desk.locator(".drawer--is-open .collection-list")).toBeVisible();
  },
  "a refused record": async (desk, office) => {
    await openAtDesk(desk, office, "/collections/notices/create");
    await desk.locator("#field-title").fill("With a link that could do harm");
    await desk.locator("#field-url").fill("javascript:alert(1)");
    await desk.locator("#action-save").click();
    await expect(desk.locator(":is(.field-error, .tooltip--show):visible").first()).toBeVisible();
  },
  "the page beside the form": async (desk, office) => {
    const record = { title: "A draft", description: "Of two", school: 1, _status: "draft" };
    const { id } = await office.clerk.save("POST", "news?draft=true", record);
    await openAtDesk(desk, office, `/collections/news/${id}`);
    await openPreview(desk);
    await expect(desk.locator("#live-preview-iframe")).toBeVisible();
  },
  "words that were typed and not saved": async (desk, office) => {
    await openAtDesk(desk, office, "/collections/events/create");
    await desk.locator("#field-title").fill("Never saved");
    desk.on("dialog", (dialog) => dialog.accept());
    await desk.reload();
    await desk.waitForLoadState("networkidle");
  },
};

async function lookAt(desk: Page, office: Office, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) {
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
      // The log-in's script would go on with what it finds in its place.
      await desk.goto(`${office.host.url}/healthz`);
      for (const page of [
        askPage({ language, problem }),
        setupPage(step, "a@b.example", { language }),
        setupPage({ ...step, isOn: true }, "a@b.example", { language }),
      ]) {
        await desk.setContent(page);
        await expectNoFaults(desk, "the second step");
      }
    });

    if (!isThorough) return;
    test(`nor a screen in use: ${name}`, async ({ desk, office, website }) => {
      test.setTimeout(300_000);
      expect(website.url).toBeTruthy();
      for (const [state, bring] of Object.entries(states)) {
        await bring(desk, office);
        await expectNoFaults(desk, state);
      }
    });

    test(`nor the first run: ${name}`, async ({ browser }) => {
      test.setTimeout(300_000);
      await lookAtFirstRun(browser, width, cookies);
    });
  });
}

/** The desk of a school that has not begun: what the sample fills, and the choice between sample and own school. */
async function lookAtFirstRun(browser: Browser, width: number, cookies: Look["cookies"]) {
  const host = await startContentHost();
  const clerk = await signInFirstAdmin(host);
  const office = { host, clerk, siteUrl: "" };
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const [name = "", value = ""] = clerk.cookie.split("=");
  const all = Object.entries({ ...cookies, [name]: value });
  await context.addCookies(all.map(([name, value]) => ({ name, value, url: host.url })));
  const desk = await context.newPage();
  await lookAt(desk, office, ["/collections/albums", "/collections/albums/1", ""]);
  const first = desk.locator("section", { has: desk.locator("#desk-first") });
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
