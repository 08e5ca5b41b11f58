import type { Page } from "@playwright/test";
import { signIn } from "../../../apps/cms/test/editor.ts";
import { openAdmin, openContext, photo, adminTest as test } from "../harness/admin.ts";
import { expect } from "../harness/fixtures.ts";
import { isThorough } from "../harness/is-thorough.ts";
import { expectAccessible } from "./expect-accessible.ts";

const title = (adminPage: Page) => adminPage.locator("#field-title");

test("restores drafts after a reload, a crash and offline", async ({ adminPage, backend }) => {
  await openAdmin(adminPage, backend, "/collections/news/create");
  await title(adminPage).fill("Typed and never saved");
  const again = await adminPage.context().newPage();
  // Like a crash: without the unload handlers.
  await adminPage.close({ runBeforeUnload: false });
  await openAdmin(again, backend, "/collections/news/create");
  await expect(title(again)).toHaveValue("");
  await again.getByRole("button", { name: "Restore changes" }).click();
  await expect(title(again)).toHaveValue("Typed and never saved");

  await again.context().setOffline(true);
  await again.getByLabel("Description").fill("Written while the line was down");
  const broken = again.waitForEvent("requestfailed", (sent) => sent.url().includes("/cms-api/"));
  await again.getByRole("button", { name: "Publish changes" }).click();
  await broken;
  await expect(title(again)).toHaveValue("Typed and never saved");
  await again.context().setOffline(false);
  again.on("dialog", (dialog) => dialog.accept());
  await again.reload();
  await again.getByRole("button", { name: "Restore changes" }).click();
  await expect(again.getByLabel("Description")).toHaveValue("Written while the line was down");
  await again.getByRole("button", { name: "Publish changes" }).click();
  await expect(again.getByText(/^On the website/).first()).toBeVisible();
  await openAdmin(again, backend, "/collections/news/create");
  await expect(title(again)).toHaveValue("");
  await expect(again.getByRole("button", { name: "Restore changes" })).toBeHidden();
});

test("signing out clears drafts; birthdays are never stored", async ({ browser, backend }) => {
  const [email, oneTime, own] = ["leaver@b.example", "given to Leaver once", "own words of Leaver"];
  const person = { name: "Leaver", email, role: "editor", password: oneTime };
  const { id } = await backend.editor.save("POST", "users", person);
  const first = await signIn(backend.cms, email, oneTime);
  await first.save("PATCH", `users/${id}`, { password: own });
  const editor = await signIn(backend.cms, email, own);
  const adminPage = await openContext(browser, { ...backend, editor });
  adminPage.on("dialog", (dialog) => dialog.accept());
  const draftKeys = () =>
    adminPage.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith("admin-draft")),
    );
  await openAdmin(adminPage, backend, "/collections/birthdays/create");
  await adminPage.locator("#field-name").fill("A child");
  await openAdmin(adminPage, backend, "/collections/news/create");
  await title(adminPage).fill("Typed and never saved");
  await expect.poll(draftKeys).toEqual([`admin-draft ${id} news new`]);
  await adminPage.goto(`${backend.cms.url}/admin/logout`);
  await adminPage.waitForURL("**/admin/login**");
  await expect.poll(draftKeys).toEqual([]);
  await adminPage.context().close();
});

test("the live preview next to the form updates within 300 ms", async ({
  adminPage: page,
  backend,
  website,
}) => {
  test.setTimeout(120_000);
  const record = { title: "A draft", description: "Of two", _status: "draft" };
  const { id } = await backend.editor.save("POST", "news?draft=true", record);
  await openAdmin(page, backend, `/collections/news/${id}`);
  await page.locator("#live-preview-toggler:not(.live-preview-toggler--active)").click();
  const frame = page.frameLocator("#live-preview-iframe");
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("A draft");
  // The CSP allows the page's own style.
  await expect(frame.locator("body")).toHaveCSS("margin", "0px");
  const uploaded = page.waitForResponse(/\/cms-api\/media(\?|$)/);
  await page.getByLabel("Add images").setInputFiles(await photo("lamp.jpg", 90));
  expect((await uploaded).status()).toBe(201);
  const picture = frame.locator(".record__picture");
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await expectAccessible(page, "the live preview");

  await heading.evaluate(() => Object.assign(window, { isSame: true }));
  // The first update fails and is repeated. Any update can replace the heading.
  await page.route(/\/preview\/[^/]+$/, (route) => route.fulfill({ status: 502 }), { times: 1 });
  const delays: number[] = [];
  for (const word of ["The", " band", " has", " new", " drums"]) {
    const typed = `${await title(page).inputValue()}${word}`;
    const shown = frame.locator("body").evaluate(
      (body, wanted) =>
        new Promise<number>((seen) => {
          const check = () =>
            body.querySelector("h1")?.textContent === wanted
              ? seen(Date.now())
              : requestAnimationFrame(check);
          check();
        }),
      typed,
    );
    const since = Date.now();
    await title(page).fill(typed);
    delays.push((await shown) - since);
  }
  console.log(`preview follows after ${delays.join(", ")} ms`);
  const [median = 0] = delays.toSorted((a, b) => a - b).slice(2);
  // The full suite loads the machine; `npm run manual` checks the 300 ms.
  expect(median).toBeLessThan(isThorough ? 300 : 2_000);
  expect(await heading.evaluate(() => "isSame" in window)).toBe(true);

  const address = (await page.locator("#live-preview-iframe").getAttribute("src")) ?? "";
  const { headers } = await fetch(address);
  const policy = headers.get("content-security-policy");
  expect(policy).toContain(`frame-ancestors ${backend.cms.url}`);
  expect(headers.get("x-frame-options")).toBeNull();
  expect(headers.get("cache-control")).toBe("no-store");
  expect((await fetch(`${website.url}/News/${id}`)).status).toBe(404);
  expect(await (await fetch(`${website.url}/News?year=all`)).text()).not.toContain("drums");
  const usual = (await fetch(`${website.url}/News`)).headers.get("content-security-policy");
  expect(usual).toContain("frame-ancestors 'none'");
});
