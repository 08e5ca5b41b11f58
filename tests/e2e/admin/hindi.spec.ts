import type { Page } from "@playwright/test";
import { hindi } from "../../../apps/cms/src/i18n/hindi.ts";
import { signIn } from "../../../apps/cms/test/editor.ts";
import { type Backend, openAdmin, adminTest as test } from "../harness/admin.ts";
import { expect } from "../harness/fixtures.ts";
import { isThorough } from "../harness/is-thorough.ts";
import { readJson } from "../harness/read-json.ts";

async function logIn(
  adminPage: Page,
  backend: Backend,
  email: string,
  password: string,
): Promise<void> {
  await adminPage.goto(`${backend.cms.url}/admin/login`);
  await adminPage.locator("#field-email").fill(email);
  await adminPage.locator("#field-password").fill(password);
  await adminPage.locator("form button[type=submit]").click();
}

/** All texts and accessible names of the page. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: (string | null)[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
      if (!walk.currentNode.parentElement?.closest("script, style, iframe, [lang=en]"))
        found.push(walk.currentNode.textContent);
    for (const name of ["aria-label", "placeholder", "title"])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name));
    return found.map((text) => text?.trim() ?? "").filter(Boolean);
  });

const english = new Set(
  Object.entries(hindi).flatMap(([phrase, text]) => (phrase === text ? [] : [phrase])),
);

async function expectHindi(page: Page, where: string): Promise<void> {
  const found = (await readTexts(page)).filter((text) => english.has(text.replace(/ ?[*:]$/, "")));
  expect([...new Set(found)], `English on ${where}`).toEqual([]);
}

test("an editor who chose Hindi sees no English text @slow", async ({ browser, backend }) => {
  test.setTimeout(120_000);
  const [email, oneTime, own] = ["asha@b.example", "given to Asha once", "own words of Asha only"];
  const person = { name: "आशा", email, role: "editor", password: oneTime };
  const { id } = await backend.editor.save("POST", "users", person);
  const editor = await signIn(backend.cms, email, oneTime);
  await editor.save("PATCH", `users/${id}`, { password: own });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const adminPage = await context.newPage();
  await logIn(adminPage, backend, email, own);
  await adminPage.locator(".admin-today").waitFor();
  await openAdmin(adminPage, backend, "/account");
  await adminPage.locator(".payload-settings__language input").first().fill("हिन्दी");
  await adminPage.keyboard.press("Enter");
  await expect(adminPage.locator("html")).toHaveAttribute("lang", "hi");
  await expect(adminPage.getByText("आपका पासवर्ड")).toBeVisible();

  await openAdmin(adminPage, backend, "");
  await expectHindi(adminPage, "the dashboard");
  await adminPage.getByRole("link", { name: "नया समाचार", exact: true }).click();
  await adminPage.locator("#field-title").fill("हॉल में नए दीये");
  await expectHindi(adminPage, "the form");
  const publish = adminPage.getByRole("button", { name: "बदलाव प्रकाशित करें" });
  await adminPage.locator("#field-fromDate").fill("32/13/2026");
  await publish.click();
  await expect(adminPage.getByText("मान्य तारीख़ नहीं है").first()).toBeVisible();
  await adminPage.locator("#field-fromDate").fill("05/12/2026");
  await adminPage.locator("#field-fromDate").blur();
  await expect(adminPage.getByText("शनिवार, 5 दिसंबर 2026")).toBeVisible();
  await publish.click();
  await expect(adminPage.getByText("वेबसाइट पर है").first()).toBeVisible();
  await expect(adminPage.getByText("सहेजा गया").first()).toContainText("आशा");
  await expectHindi(adminPage, "the confirmation");
  await openAdmin(adminPage, backend, "/collections/news");
  await expect(adminPage.getByText("5 दिसंबर 2026")).toBeVisible();
  await expectHindi(adminPage, "the list");
  const pages = await readJson(await backend.editor.ask("GET", "pages?limit=1&depth=0"));
  await openAdmin(adminPage, backend, `/collections/pages/${pages.docs[0].id}`);
  const author = adminPage.locator(".field-type", { hasText: "पिछला बदलाव किसने किया" }).last();
  await expect(author).toContainText("एडमिन पैनल");
  await context.close();

  // The language belongs to the account, also in another browser.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logIn(other, backend, email, own);
  await expect(other.getByRole("link", { name: "नया समाचार", exact: true })).toBeVisible();
  await elsewhere.close();
});

test("the language can be chosen before signing in", async ({ browser, backend }) => {
  const context = await browser.newContext();
  const adminPage = await context.newPage();
  await adminPage.goto(`${backend.cms.url}/admin/login`);
  await adminPage.getByRole("button", { name: "हिन्दी" }).click();
  await expect(adminPage.locator(".admin-hint").first()).toContainText("पासवर्ड भूल गए?");
  await expect(adminPage.getByRole("button", { name: "English" })).toBeVisible();
  await expectHindi(adminPage, "the login page");
  await context.close();
});

/** Texts whose glyphs their box clips at the top or bottom. */
const findClippedTexts = (adminPage: Page): Promise<string[]> =>
  adminPage.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
      const { overflowY, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // Visually hidden text has a box of one pixel.
      if (!["hidden", "clip"].includes(overflowY) || box.height < 8 || box.width < 8) return [];
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return [...element.childNodes]
        .filter((node) => node instanceof Text && node.data.trim() !== "")
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { top, bottom, width } = range.getBoundingClientRect();
          const text = (node as Text).data;
          const metrics = canvas.measureText(text);
          const head = top + metrics.fontBoundingBoxAscent - metrics.actualBoundingBoxAscent;
          const foot = bottom - metrics.fontBoundingBoxDescent + metrics.actualBoundingBoxDescent;
          const isClipped = width > 0 && (head < box.top - 0.5 || foot > box.bottom + 0.5);
          return isClipped ? `${element.className || element.tagName}: ${text}` : "";
        })
        .filter(Boolean);
    });
  });

test("no text is clipped, in English or in Hindi", async ({ adminPage, backend }) => {
  const news = { title: "Jolly gypsy: टूर्नामेंट कृपया" };
  const { id } = await backend.editor.save("POST", "news", news);
  const record = `/collections/news/${id}`;
  for (const [value, paths] of [
    ["en", isThorough ? ["", "/collections/news", record, "/globals/settings"] : [record]],
    ["hi", isThorough ? ["", "/collections/news", record] : [record]],
  ] as const) {
    await adminPage.context().addCookies([{ name: "payload-lng", value, url: backend.cms.url }]);
    for (const path of paths) {
      await openAdmin(adminPage, backend, path);
      expect(await findClippedTexts(adminPage), `${path} in ${value}`).toEqual([]);
    }
  }
});
