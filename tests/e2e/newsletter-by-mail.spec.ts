import type { Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { type Mailbox, openMailbox } from "../../apps/cms/test/mailbox.ts";
import { openAdminPage } from "./harness/admin.ts";
import { type RunningHost, startContentHost } from "./harness/cms.ts";
import { expect, bareTest as test } from "./harness/fixtures.ts";
import { findFreePort, type RunningSite, startSite } from "./harness/site.ts";

/** The whole way of a newsletter: site, CMS and a mail server that are all real. */
test.describe.configure({ mode: "serial" });

const mother = "mother@home.example";
let mailbox: Mailbox;
let host: RunningHost;
let site: RunningSite;
let origin: string;
let adminPage: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  mailbox = await openMailbox();
  const port = String(await findFreePort());
  origin = `http://127.0.0.1:${port}`;
  const env = { SITE_ORIGIN: origin, PORT: port, EMAILS_PER_MINUTE: "3000" };
  host = await startContentHost({ env: { ...mailbox.environment, ...env, SAMPLE_CONTENT: "off" } });
  site = await startSite({ contentApiUrl: host.url, env: { ...host.env, ...env } });
  adminPage = await openAdminPage(browser, host);
});

test.afterAll(async () => {
  await adminPage?.context().close();
  await site?.stop();
  await host?.stop();
  await mailbox?.close();
});

async function emailTo(number: number, to = mother): Promise<Email> {
  const all = () => mailbox.received.filter((each) => each.to.includes(to));
  await expect.poll(() => all().length).toBeGreaterThanOrEqual(number);
  return PostalMime.parse(all()[number - 1]?.text ?? "");
}
const linkIn = ({ text = "" }: Email, page: string): string =>
  new RegExp(`${origin}/newsletter/${page}\\?key=[\\w-]+`).exec(text)?.[0] ?? "";

/** The list as the admin panel has it: each address, and whether it is confirmed. */
const onTheList = (): Promise<[string, boolean][]> =>
  adminPage.evaluate(async () => {
    const { docs } = await (await fetch("/cms-api/subscribers")).json();
    return docs.map(({ email, confirmedAt }: Record<string, string>) => [
      email,
      Boolean(confirmedAt),
    ]);
  });

test("without a script a mother subscribes and confirms; a scanner that opens the link does neither for her", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/newsletter`);
  const form = page.getByRole("region", { name: "By e-mail" });
  await form.getByLabel("Email").fill(mother);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByText("We sent an e-mail to that address.")).toBeVisible();
  const link = linkIn(await emailTo(1), "confirm");
  for (const method of ["GET", "HEAD"])
    expect((await page.request.fetch(link, { method })).status()).toBe(200);
  expect(await onTheList()).toEqual([[mother, false]]);
  await page.goto(link);
  await page.getByRole("button", { name: "Yes, send it to me" }).click();
  await expect(page.getByText("Thank you: you are subscribed.")).toBeVisible();
  expect(await onTheList()).toEqual([[mother, true]]);
  await page.goto(link.slice(0, -5));
  await page.getByRole("button", { name: "Yes, send it to me" }).click();
  await expect(page.getByText("This link is not good any more")).toBeVisible();
  await context.close();
});

test("the office tries it on itself, sends it once, and sees what became of it", async () => {
  await adminPage.goto(`${host.url}/admin/collections/mailings/create`);
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

test("one click in the mail program takes her out, a scanner that opens the link does not", async ({
  page,
}) => {
  const link = linkIn(await emailTo(2), "leave");
  expect((await page.request.get(link)).status()).toBe(200);
  expect(await onTheList()).toEqual([[mother, true]]);
  // As a mail program does it (RFC 8058): no cookie, no origin, no redirect.
  const answer = await fetch(link, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
    redirect: "error",
  });
  expect(answer.status).toBe(200);
  expect(await onTheList()).toEqual([]);
  await page.goto(link);
  await page.getByRole("button", { name: "Take me off the list" }).click();
  await expect(page.getByText("You are off the list")).toBeVisible();
});

test("an administrator sees why an e-mail failed, and sends it again", async () => {
  const clerk = "clerk@school.example";
  mailbox.says.set(clerk, "550 5.1.1 No such user");
  await adminPage.evaluate(async (email) => {
    const person = { name: "New clerk", email, role: "editor", password: "one-time word 4711" };
    const headers = { "content-type": "application/json" };
    await fetch("/cms-api/users", { method: "POST", headers, body: JSON.stringify(person) });
  }, clerk);
  await expect(async () => {
    await adminPage.goto(`${host.url}/admin/collections/payload-jobs`);
    const row = adminPage.getByRole("row", { name: "Invitation" });
    await expect(row).toContainText("Not sent", { timeout: 500 });
    await expect(row).toContainText("550 5.1.1 No such user");
    await row.getByRole("link").click();
  }).toPass();
  mailbox.says.clear();
  await adminPage.getByRole("button", { name: "Send again" }).click();
  expect((await emailTo(1, clerk)).subject).toContain("Your account for the admin panel");
});
