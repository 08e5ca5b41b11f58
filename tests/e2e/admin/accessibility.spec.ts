import type { Browser, Page } from "@playwright/test";
import { newTwoFactor } from "../../../apps/cms/src/auth/two-factor.ts";
import { codePage, setupPage } from "../../../apps/cms/src/auth/two-factor-page.ts";
import { signInFirstAdmin } from "../../../apps/cms/test/editor.ts";
import {
  type Backend,
  openAdmin,
  openContext,
  setLanguages,
  adminTest as test,
} from "../harness/admin.ts";
import { startCms } from "../harness/cms.ts";
import { expect } from "../harness/fixtures.ts";
import { isThorough } from "../harness/is-thorough.ts";
import { readJson } from "../harness/read-json.ts";
import { expectAccessible } from "./expect-accessible.ts";

/** `npm run manual` also tests a phone in Hindi, and every page in every view. */
const views = [
  { name: "1280 px", width: 1280, language: "en", theme: "light" },
  { name: "390 px, Hindi, dark", width: 390, language: "hi", theme: "dark" },
] as const;
type View = (typeof views)[number];

async function applyView(adminPage: Page, backend: Backend, { language, theme }: View) {
  const { url } = backend.cms;
  const cookies = [
    { name: "payload-lng", value: language, url },
    { name: "payload-theme", value: theme, url },
  ];
  await adminPage.context().addCookies(cookies);
}

async function check(adminPage: Page, backend: Backend, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) {
    await openAdmin(adminPage, backend, path);
    await expect(adminPage, "still signed in").not.toHaveURL(/\/admin\/(login|logout)/);
    await expectAccessible(adminPage, path || "the dashboard");
  }
}

/** One page of each kind. */
async function samplePages({ cms, editor }: Backend): Promise<string[]> {
  const news = { title: "First version", _status: "published" };
  const { id } = await editor.save("POST", "news", news);
  await editor.save("PATCH", `news/${id}`, { title: "Second version" });
  const versions = await editor.ask("GET", `news/versions?where[parent][equals]=${id}`);
  const [{ id: version }] = (await readJson(versions)).docs;
  const record = `/collections/news/${id}`;
  const day = await addVisit({ editor });
  await addMissingAddress(cms);
  const translation = await addTranslation({ editor }, `news/${id}`);
  const pages = [
    "",
    "/import",
    "/wordpress-import",
    "/album-review",
    "/collections/news",
    "/collections/media",
    "/collections/albums/create",
    `/visits?month=${day.slice(0, 7)}`,
    `/visits?day=${day}`,
    "/collections/translations",
    `/collections/translations/${translation}`,
    "/collections/redirects/create",
    "/collections/missing-addresses",
    `/collections/missing-addresses/${(await editor.find("missing-addresses"))[0]?.id}`,
  ];
  pages.push(record, `${record}/versions/${version}`);
  if (!isThorough) return pages;
  const lists = ["news/trash", "contact-messages", "payload-jobs"];
  return [
    ...pages,
    ...["/account", "/globals/admission", "/nowhere", `${record}/versions`],
    ...lists.map((list) => `/collections/${list}`),
  ];
}

/** As the website reports it. */
async function addMissingAddress({ url, env }: Backend["cms"]): Promise<void> {
  const counts = [{ address: "/prospectus-2019", kind: "missing", count: 3 }];
  const response = await fetch(`${url}/api/addressCounts/SGSM`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-cms-token": env["CONTENT_API_TOKEN"] ?? "" },
    body: JSON.stringify({ counts }),
  });
  expect(response.status).toBe(200);
}

/** A language of the website, and a draft in it. */
async function addTranslation({ editor }: Pick<Backend, "editor">, of: string): Promise<number> {
  await setLanguages(editor, ["hi"]);
  return (await readJson(await editor.ask("POST", "translation-open", { of, language: "hi" }))).id;
}

/** A day with a visit time and a family. */
async function addVisit({ editor }: Pick<Backend, "editor">): Promise<string> {
  const day = "2026-12-16";
  const time = { day, time: "10:00", kind: "Tour", places: 3, language: "en" };
  const { id } = await editor.save("POST", "visit-times", time);
  const family = { time: id, name: "A sample family", class: "VI", people: "2" };
  expect((await editor.ask("POST", "visits/family", family)).status).toBe(200);
  return day;
}

/** Every page in the menu, and the first record or the form of each list. */
async function menuPages(adminPage: Page, backend: Backend): Promise<string[]> {
  await openAdmin(adminPage, backend, "");
  const links = await adminPage
    .locator("nav a[href^='/admin/']:not([href$='/logout'])")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const paths = links.map((link) => link.replace("/admin", ""));
  expect(new Set(paths).size).toBeGreaterThan(15);
  const lists = paths.filter((path) => /^\/collections\/[\w-]+$/.test(path));
  const forms = lists.map(async (path) => {
    const docs = await backend.editor.find(`${path.replace("/collections/", "")}?limit=1`);
    return `${path}/${docs?.[0]?.id ?? "create"}`;
  });
  return [...paths, ...(await Promise.all(forms))];
}

for (const view of isThorough ? views : views.slice(0, 1)) {
  test.describe(view.name, () => {
    test.use({ adminWidth: view.width });
    test.beforeEach(({ adminPage, backend }) => applyView(adminPage, backend, view));

    const title = `no page of the admin panel has a serious accessibility violation: ${view.name}`;
    test(title, { tag: "@slow" }, async ({ adminPage, backend }) => {
      test.setTimeout(isThorough ? 900_000 : 300_000);
      await check(adminPage, backend, await samplePages(backend));
      await setLanguages(backend.editor, []);
    });

    test(`nor the pages before sign-in: ${view.name}`, async ({ adminPage, backend }) => {
      await adminPage.context().clearCookies({ name: backend.editor.cookie.split("=")[0] ?? "" });
      await openAdmin(adminPage, backend, "/login");
      await expectAccessible(adminPage, "the login page");
      const { language } = view;
      const problem = "Too many failed attempts. Please wait 15 minutes.";
      const step = newTwoFactor();
      // Leaves the login page first, whose script would continue in the new content.
      await adminPage.goto(`${backend.cms.url}/healthz`);
      for (const page of [
        codePage({ language, problem }),
        setupPage(step, "a@b.example", { language }),
        setupPage({ ...step, isOn: true }, "a@b.example", { language }),
      ]) {
        await adminPage.setContent(page);
        await expectAccessible(adminPage, "the two-factor page");
      }
    });

    if (!isThorough) return;
    test(`nor choosers, errors and drafts: ${view.name}`, async ({ adminPage, backend }) => {
      test.setTimeout(600_000);
      await openAdmin(adminPage, backend, "/collections/albums/create");
      await adminPage
        .getByRole("button", { name: /^(Choose from library|लाइब्रेरी से चुनें)$/ })
        .first()
        .click();
      await expect(adminPage.locator(".drawer--is-open .collection-list")).toBeVisible();
      await expectAccessible(adminPage, "the image chooser");
      await openAdmin(adminPage, backend, "/collections/notices/create");
      await adminPage.locator("#field-title").fill("With a link that could do harm");
      await adminPage.locator("#field-url").fill("javascript:alert(1)");
      await adminPage.locator("#action-save").click();
      await expect(
        adminPage.locator(":is(.field-error, .tooltip--show):visible").first(),
      ).toBeVisible();
      await expect(adminPage.locator(".payload-toast-item")).toHaveCount(0, { timeout: 20_000 });
      await expectAccessible(adminPage, "a form with an error");
      adminPage.on("dialog", (dialog) => dialog.accept());
      await adminPage.reload();
      await adminPage.waitForLoadState("networkidle");
      await expectAccessible(adminPage, "the draft recovery");
    });

    test(`nor the onboarding: ${view.name}`, async ({ browser }) => {
      test.setTimeout(3_600_000);
      await checkOnboarding(browser, view);
    });
  });
}

/** Pages with sample content, and the choice between the sample and the own school. */
async function checkOnboarding(browser: Browser, view: View) {
  const cms = await startCms();
  const backend = { cms, editor: await signInFirstAdmin(cms), siteUrl: "" };
  const adminPage = await openContext(browser, backend, view.width);
  await applyView(adminPage, backend, view);
  const isComplete = view === views[0];
  const menu = isComplete ? await menuPages(adminPage, backend) : ["/collections/albums/1"];
  await check(adminPage, backend, ["", "/import", "/account", ...menu]);
  await openAdmin(adminPage, backend, "");
  const first = adminPage.locator("section", { has: adminPage.locator("#admin-first") });
  await first.locator("button").first().click();
  await expect(first.locator("input")).toHaveCount(2);
  await expectAccessible(adminPage, "the form of the own school");
  await backend.editor.ask("POST", "onboarding", { choice: "own", name: "Lakeside School" });
  await openAdmin(adminPage, backend, "");
  await expect(adminPage.locator("#admin-setup")).toBeVisible();
  await expectAccessible(adminPage, "the checklist of the own school");
  await adminPage.context().close();
  await cms.stop();
}
