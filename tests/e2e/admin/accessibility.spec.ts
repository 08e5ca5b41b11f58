import type { Browser, Page } from "@playwright/test";
import { newTwoFactor } from "../../../apps/cms/src/accounts/two-factor.ts";
import { codePage, setupPage } from "../../../apps/cms/src/accounts/two-factor-page.ts";
import { signInFirstAdmin } from "../../../apps/cms/test/clerk.ts";
import {
  isThorough,
  type Office,
  openAdmin,
  openContext,
  adminTest as test,
} from "../harness/admin.ts";
import { startContentHost } from "../harness/cms.ts";
import { expect } from "../harness/fixtures.ts";
import { expectNoFaults } from "./expect-no-faults.ts";

/** On an admin panel; and with `npm run manual` on a phone in the other language by night, too. */
const looks = [
  { name: "1280 px", width: 1280, language: "en", theme: "light" },
  { name: "390 px, Hindi, dark", width: 390, language: "hi", theme: "dark" },
] as const;
type Look = (typeof looks)[number];

async function setLook(adminPage: Page, office: Office, { language, theme }: Look) {
  const { url } = office.host;
  const cookies = [
    { name: "payload-lng", value: language, url },
    { name: "payload-theme", value: theme, url },
  ];
  await adminPage.context().addCookies(cookies);
}

async function check(adminPage: Page, office: Office, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) {
    await openAdmin(adminPage, office, path);
    await expect(adminPage, "still signed in").not.toHaveURL(/\/admin\/(login|logout)/);
    await expectNoFaults(adminPage, path || "the dashboard");
  }
}

/** One screen of each kind. */
async function screens({ clerk }: Office): Promise<string[]> {
  const news = { title: "Looked at", _status: "published" };
  const { id } = await clerk.save("POST", "news", news);
  await clerk.save("PATCH", `news/${id}`, { title: "Looked at again" });
  const versions = await clerk.ask("GET", `news/versions?where[parent][equals]=${id}`);
  const [{ id: version }] = (await versions.json()).docs;
  const record = `/collections/news/${id}`;
  return [
    ...["", "/account", "/import", "/globals/admission", "/nowhere"],
    ...["news", "news/trash", "contact-messages", "payload-jobs", "media", "albums/create"].map(
      (list) => `/collections/${list}`,
    ),
    ...[record, `${record}/versions`, `${record}/versions/${version}`],
  ];
}

/** Every screen that the menu leads to, with its form and its trash. */
async function screensOfMenu(adminPage: Page, office: Office): Promise<string[]> {
  await openAdmin(adminPage, office, "");
  const links = await adminPage
    .locator("nav a[href^='/admin/']:not([href$='/logout'])")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const paths = links.map((link) => link.replace("/admin", ""));
  expect(new Set(paths).size).toBeGreaterThan(15);
  const lists = paths.filter((path) => path.startsWith("/collections/"));
  return [...paths, ...lists.flatMap((path) => [`${path}/create`, `${path}/trash`])];
}

for (const look of isThorough ? looks : looks.slice(0, 1)) {
  test.describe(look.name, () => {
    test.use({ adminWidth: look.width });
    test.beforeEach(({ adminPage, office }) => setLook(adminPage, office, look));

    test(`no screen of the admin panel has a serious accessibility fault: ${look.name}`, async ({
      adminPage,
      office,
    }) => {
      test.setTimeout(isThorough ? 900_000 : 120_000);
      const isWhole = isThorough && look === looks[0];
      const menu = isWhole ? await screensOfMenu(adminPage, office) : [];
      await check(adminPage, office, [...(await screens(office)), ...menu]);
    });

    test(`nor the screens before somebody has signed in: ${look.name}`, async ({
      adminPage,
      office,
    }) => {
      await adminPage.context().clearCookies({ name: office.clerk.cookie.split("=")[0] ?? "" });
      await openAdmin(adminPage, office, "/login");
      await expectNoFaults(adminPage, "the log-in");
      const { language } = look;
      const problem = "Too many failed attempts. Please wait 15 minutes.";
      const step = newTwoFactor();
      // The log-in's script would go on with what it finds in its place.
      await adminPage.goto(`${office.host.url}/healthz`);
      for (const page of [
        codePage({ language, problem }),
        setupPage(step, "a@b.example", { language }),
        setupPage({ ...step, isOn: true }, "a@b.example", { language }),
      ]) {
        await adminPage.setContent(page);
        await expectNoFaults(adminPage, "the two-factor page");
      }
    });

    if (!isThorough) return;
    test(`nor a screen in use: ${look.name}`, async ({ adminPage, office }) => {
      await openAdmin(adminPage, office, "/collections/albums/create");
      await adminPage.locator(".admin-chooser__second").first().click();
      await expect(adminPage.locator(".drawer--is-open .collection-list")).toBeVisible();
      await expectNoFaults(adminPage, "the pictures to choose from");
      await openAdmin(adminPage, office, "/collections/notices/create");
      await adminPage.locator("#field-title").fill("With a link that could do harm");
      await adminPage.locator("#field-url").fill("javascript:alert(1)");
      await adminPage.locator("#action-save").click();
      await expect(
        adminPage.locator(":is(.field-error, .tooltip--show):visible").first(),
      ).toBeVisible();
      await expectNoFaults(adminPage, "a refused record");
      adminPage.on("dialog", (dialog) => dialog.accept());
      await adminPage.reload();
      await adminPage.waitForLoadState("networkidle");
      await expectNoFaults(adminPage, "words that were typed and not saved");
    });

    test(`nor the first run: ${look.name}`, async ({ browser }) => {
      test.setTimeout(300_000);
      await checkFirstRun(browser, look);
    });
  });
}

/** What the sample fills, and the choice between sample and own school. */
async function checkFirstRun(browser: Browser, look: Look) {
  const host = await startContentHost();
  const office = { host, clerk: await signInFirstAdmin(host), siteUrl: "" };
  const adminPage = await openContext(browser, office, look.width);
  await setLook(adminPage, office, look);
  await check(adminPage, office, ["/collections/albums", "/collections/albums/1", ""]);
  const first = adminPage.locator("section", { has: adminPage.locator("#admin-first") });
  await first.locator("button").first().click();
  await expect(first.locator("input")).toHaveCount(2);
  await expectNoFaults(adminPage, "what a school says when it begins");
  await office.clerk.ask("POST", "first-run", { choice: "own", name: "Lakeside School" });
  await openAdmin(adminPage, office, "");
  await expect(adminPage.locator("#admin-setup")).toBeVisible();
  await expectNoFaults(adminPage, "what is still the sample's");
  await adminPage.context().close();
  await host.stop();
}
