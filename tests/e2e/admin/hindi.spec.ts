import type { Page } from "@playwright/test";
import { hindi } from "../../../apps/cms/src/i18n/hindi.ts";
import { signIn } from "../../../apps/cms/test/clerk.ts";
import { type Office, openAdmin, adminTest as test } from "../harness/admin.ts";
import { expect } from "../harness/fixtures.ts";

async function logIn(
  adminPage: Page,
  office: Office,
  email: string,
  password: string,
): Promise<void> {
  await adminPage.goto(`${office.host.url}/admin/login`);
  await adminPage.locator("#field-email").fill(email);
  await adminPage.locator("#field-password").fill(password);
  await adminPage.locator("form button[type=submit]").click();
}

/** Texts of the page, and the names that a screen reader says, one each. */
const textsOf = (page: Page): Promise<string[]> =>
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
  Object.entries(hindi).flatMap(([phrase, words]) => (phrase === words ? [] : [phrase])),
);

async function expectHindi(page: Page, where: string): Promise<void> {
  const found = (await textsOf(page)).filter((text) => english.has(text.replace(/ ?[*:]$/, "")));
  expect([...new Set(found)], `English on ${where}`).toEqual([]);
}

test("a clerk who chose Hindi meets no English word", async ({ browser, office }) => {
  const [email, given, own] = ["asha@sgc.example", "given to Asha once", "own words of Asha only"];
  const person = { name: "आशा", email, role: "editor", password: given };
  const { id } = await office.clerk.save("POST", "users", person);
  const clerk = await signIn(office.host, email, given);
  await clerk.save("PATCH", `users/${id}`, { password: own });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const adminPage = await context.newPage();
  await logIn(adminPage, office, email, own);
  await adminPage.locator(".admin-today").waitFor();
  await openAdmin(adminPage, office, "/account");
  await adminPage.locator(".payload-settings__language input").first().fill("हिन्दी");
  await adminPage.keyboard.press("Enter");
  await expect(adminPage.locator("html")).toHaveAttribute("lang", "hi");
  await expect(adminPage.getByText("आपका पासवर्ड")).toBeVisible();

  await openAdmin(adminPage, office, "");
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
  await openAdmin(adminPage, office, "/collections/news");
  await expect(adminPage.getByText("5 दिसंबर 2026")).toBeVisible();
  await expectHindi(adminPage, "the list");
  const pages = await (await office.clerk.ask("GET", "pages?limit=1&depth=0")).json();
  await openAdmin(adminPage, office, `/collections/pages/${pages.docs[0].id}`);
  const writer = adminPage.locator(".field-type", { hasText: "पिछला बदलाव किसने किया" }).last();
  await expect(writer).toContainText("एडमिन पैनल");
  await context.close();

  // At another computer the admin panel speaks to her as before, and to others as they wish.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logIn(other, office, email, own);
  await expect(other.getByRole("link", { name: "नया समाचार", exact: true })).toBeVisible();
  await elsewhere.close();
});

test("the language can be chosen before signing in", async ({ browser, office }) => {
  const context = await browser.newContext();
  const adminPage = await context.newPage();
  await adminPage.goto(`${office.host.url}/admin/login`);
  await adminPage.getByRole("button", { name: "हिन्दी" }).click();
  await expect(adminPage.locator(".admin-hint").first()).toContainText("पासवर्ड भूल गए?");
  await expect(adminPage.getByRole("button", { name: "English" })).toBeVisible();
  await expectHindi(adminPage, "the log-in");
  await context.close();
});

/** Texts of which the edge of their own box cuts off a foot or a head, by what their letters really take. */
const cutTexts = (adminPage: Page): Promise<string[]> =>
  adminPage.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
      const { overflowY, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // What is for screen readers alone has a box of one pixel.
      if (!["hidden", "clip"].includes(overflowY) || box.height < 8 || box.width < 8) return [];
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return [...element.childNodes]
        .filter((node) => node instanceof Text && node.data.trim() !== "")
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { top, bottom, width } = range.getBoundingClientRect();
          const text = (node as Text).data;
          const letters = pen.measureText(text);
          const head = top + letters.fontBoundingBoxAscent - letters.actualBoundingBoxAscent;
          const foot = bottom - letters.fontBoundingBoxDescent + letters.actualBoundingBoxDescent;
          const isCut = width > 0 && (head < box.top - 0.5 || foot > box.bottom + 0.5);
          return isCut ? `${element.className || element.tagName}: ${text}` : "";
        })
        .filter(Boolean);
    });
  });

test("no letter is cut, in English or in Hindi", async ({ adminPage, office }) => {
  const news = { title: "Jolly gypsy: टूर्नामेंट कृपया" };
  const { id } = await office.clerk.save("POST", "news", news);
  const record = `/collections/news/${id}`;
  for (const [value, paths] of [
    ["en", ["", "/collections/news", record, "/globals/settings"]],
    ["hi", ["", "/collections/news", record]],
  ] as const) {
    await adminPage.context().addCookies([{ name: "payload-lng", value, url: office.host.url }]);
    for (const path of paths) {
      await openAdmin(adminPage, office, path);
      expect(await cutTexts(adminPage), `${path} in ${value}`).toEqual([]);
    }
  }
});
