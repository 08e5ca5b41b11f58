import type { Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { type Mailbox, openMailbox } from "../../apps/cms/test/mailbox.ts";
import { openAdminPage } from "./harness/admin.ts";
import { type RunningCms, startCms } from "./harness/cms.ts";
import { expect, bareTest as test } from "./harness/fixtures.ts";
import { findFreePort, type RunningSite, startSite } from "./harness/site.ts";

/** The newsletter by e-mail, with a real website, CMS and mail server. */
test.describe.configure({ mode: "serial" });

const subscriber = "mother@home.example";
let mailbox: Mailbox;
let cms: RunningCms;
let site: RunningSite;
let origin: string;
let adminPage: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  mailbox = await openMailbox();
  const port = String(await findFreePort());
  origin = `http://127.0.0.1:${port}`;
  const env = { SITE_ORIGIN: origin, PORT: port, EMAILS_PER_MINUTE: "3000" };
  cms = await startCms({ env: { ...mailbox.environment, ...env, SAMPLE_CONTENT: "off" } });
  site = await startSite({ contentApiUrl: cms.url, env: { ...cms.env, ...env } });
  adminPage = await openAdminPage(browser, cms);
});

test.afterAll(async () => {
  await adminPage?.context().close();
  await site?.stop();
  await cms?.stop();
  await mailbox?.close();
});

async function emailTo(number: number, to = subscriber): Promise<Email> {
  const all = () => mailbox.received.filter((each) => each.to.includes(to));
  await expect.poll(() => all().length).toBeGreaterThanOrEqual(number);
  return PostalMime.parse(all()[number - 1]?.text ?? "");
}
const findLink = ({ text = "" }: Email, page: string): string =>
  new RegExp(`${origin}/newsletter/${page}\\?key=[\\w-]+`).exec(text)?.[0] ?? "";

/** The subscribers: each address, and whether it is confirmed. */
const listSubscribers = (): Promise<[string, boolean][]> =>
  adminPage.evaluate(async () => {
    const { docs } = await (await fetch("/cms-api/subscribers")).json();
    return docs.map(({ email, confirmedAt }: Record<string, string>) => [
      email,
      Boolean(confirmedAt),
    ]);
  });

test("a subscriber confirms without scripts; a link scanner does not confirm", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/newsletter`);
  const form = page.getByRole("region", { name: "Newsletter by e-mail" });
  await form.getByLabel("Email").fill(subscriber);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByText("We have e-mailed you a link.")).toBeVisible();
  const link = findLink(await emailTo(1), "confirm");
  for (const method of ["GET", "HEAD"])
    expect((await page.request.fetch(link, { method })).status()).toBe(200);
  expect(await listSubscribers()).toEqual([[subscriber, false]]);
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Thank you for subscribing.")).toBeVisible();
  expect(await listSubscribers()).toEqual([[subscriber, true]]);
  await page.goto(link.slice(0, -5));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This link has expired")).toBeVisible();
  await context.close();
});

test("an editor sends a test, then the issue once, and sees the delivery status", async () => {
  await adminPage.goto(`${cms.url}/admin/collections/campaigns/create`);
  await adminPage.getByLabel("Subject").fill("समाचार पत्र · November");
  await adminPage.getByLabel("Text").fill("The new issue is out.\n\nWith kind regards");
  await adminPage.getByRole("button", { name: "Save" }).first().click();
  const sending = adminPage.getByRole("region", { name: "Sending" });
  await sending.getByRole("button", { name: "Send a test to office@sgc.example" }).click();
  expect((await emailTo(1, "office@sgc.example")).subject).toBe("Test: समाचार पत्र · November");
  await sending.getByRole("button", { name: "Send to 1 subscriber" }).click();
  await adminPage.getByRole("button", { name: "Send now" }).click();
  await expect(sending).toContainText("1 sent, 0 waiting, 0 not sent.");
  await adminPage.reload();
  await expect(sending).toContainText("1 sent");
  await expect(adminPage.getByRole("button", { name: /Send to/ })).toHaveCount(0);
  expect((await emailTo(2)).subject).toBe("समाचार पत्र · November");
});

test("one click in the mail program unsubscribes; a link scanner does not", async ({ page }) => {
  const link = findLink(await emailTo(2), "leave");
  expect((await page.request.get(link)).status()).toBe(200);
  expect(await listSubscribers()).toEqual([[subscriber, true]]);
  // One-click unsubscribe (RFC 8058): no cookie, no origin, no redirect.
  const response = await fetch(link, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
    redirect: "error",
  });
  expect(response.status).toBe(200);
  expect(await listSubscribers()).toEqual([]);
  await page.goto(link);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You have unsubscribed.")).toBeVisible();
});

test("an administrator sees why an e-mail failed, and sends it again", async () => {
  const editor = "editor@school.example";
  mailbox.responses.set(editor, "550 5.1.1 No such user");
  await adminPage.evaluate(async (email) => {
    const person = { name: "New editor", email, role: "editor", password: "one-time word 4711" };
    const headers = { "content-type": "application/json" };
    await fetch("/cms-api/users", { method: "POST", headers, body: JSON.stringify(person) });
  }, editor);
  await expect(async () => {
    await adminPage.goto(`${cms.url}/admin/collections/payload-jobs`);
    const row = adminPage.getByRole("row", { name: "Invitation" });
    await expect(row).toContainText("Not sent", { timeout: 500 });
    await expect(row).toContainText("550 5.1.1 No such user");
    await row.getByRole("link").click();
  }).toPass();
  mailbox.responses.clear();
  await adminPage.getByRole("button", { name: "Send again" }).click();
  expect((await emailTo(1, editor)).subject).toContain("Your account for the admin panel");
});
