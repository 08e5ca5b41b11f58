import type { Page } from "@playwright/test";
import fc from "fast-check";
import type { Email } from "postal-mime";
import { everyPath } from "./harness/every-path.ts";
import { expect, bareTest as test } from "./harness/fixtures.ts";
import { visitPath as path, prepareVisitPages } from "./harness/visit-pages.ts";

/** Families that asked and booked: what e-mail scanners and others can see and do. */
test.describe.configure({ mode: "serial" });

const { pair, addTime, listBookings, openWith, linksIn, linkTo } = prepareVisitPages();
const names = /Asha|Rawat|home\.example/;

/** A form as a browser sends it. */
const post = (page: Page, at: string, form: Record<string, string>) =>
  page.request.post(pair.siteUrl + at, { form, headers: { origin: pair.siteUrl } });

const family = { people: "2", class: "VI", name: "Asha Rawat", language: "en" };
const enquiry = {
  ...{ class: "VI", schoolYear: "2027-2028", boarding: "no", language: "hi", question: "When?" },
  ...{ name: "Asha Rawat", contact: "asks@home.example" },
};

/** Every link of an e-mail, of its text and its HTML. */
const allLinksIn = ({ text = "", html = "" }: Email): string[] =>
  `${text} ${html}`.match(/https?:\/\/[^\s"'<>]+/g) ?? [];

/** An e-mail of every kind that families get. */
async function causeEveryEmail(page: Page): Promise<void> {
  await addTime("Small tour", { day: "2026-12-14" });
  await addTime("Large tour", { day: "2026-12-15", places: 5 });
  await addTime("Cancelled tour", { day: "2026-12-16", places: 5 });
  for (const kind of ["Small tour", "Large tour", "Cancelled tour"]) await openWith(page, kind);
  const times = await pair.editor.find("visit-times?limit=0");
  const ask = async (kind: string, email: string, more: Record<string, string> = {}) => {
    const time = String(times.find((each) => each["kind"] === kind)?.id);
    expect((await post(page, path, { ...family, time, email, ...more })).status()).toBe(200);
    return new URL(await linkTo(email)).pathname;
  };
  const act = async (link: string, action: string, more: Record<string, string> = {}) =>
    expect((await post(page, link, { action, ...more })).status()).toBe(200);
  const confirm = async (kind: string, email: string, more: Record<string, string> = {}) => {
    const link = await ask(kind, email, more);
    await act(link, "confirm");
    // A later e-mail would replace one that still waits.
    await pair.waitForEmail(email, 2);
    return link;
  };
  await post(page, "/admission/enquire", enquiry);
  const cancelling = await confirm("Small tour", "cancels@home.example");
  await confirm("Small tour", "waits@home.example");
  const changing = await confirm("Large tour", "changes@home.example", { language: "hi" });
  const large = String(times.find(({ kind }) => kind === "Large tour")?.id);
  await act(changing, "change", { time: large, people: "5" });
  await pair.waitForEmail("changes@home.example", 3);
  await post(page, path, { form: "link", email: "changes@home.example" });
  await act(cancelling, "cancel");
  await confirm("Cancelled tour", "school@home.example");
  await ask("Cancelled tour", "unconfirmed@home.example");
  await pair.editor.ask("POST", "visits/cancel-day", { day: "2026-12-16" });
  await pair.waitForEmail("asks@home.example");
  await pair.waitForEmail("cancels@home.example", 3);
  expect((await pair.waitForEmail("waits@home.example", 3)).subject).toContain("a place is free");
  await pair.waitForEmail("changes@home.example", 4);
  await pair.waitForEmail("school@home.example", 3);
  await pair.waitForEmail("unconfirmed@home.example", 2);
}

test("a browser that opens every link of every e-mail changes nothing", async ({ page }) => {
  test.setTimeout(180_000);
  await causeEveryEmail(page);
  const emails = await Promise.all(
    [...new Set(pair.mailbox.received.flatMap(({ to }) => to))].map(pair.mailbox.emailsTo),
  );
  const links = new Set(emails.flat().flatMap(allLinksIn));
  expect([...links].filter((link) => !link.startsWith(`${pair.siteUrl}/`))).toEqual([]);
  const ofBookings = new Set(emails.flat().flatMap(linksIn));
  expect(ofBookings.size).toBeGreaterThan(6);
  const read = async () => [await listBookings(), await pair.editor.find("enquiries?limit=0")];
  const before = await read();
  const count = pair.mailbox.received.length;
  for (const link of links) {
    expect([200, 404]).toContain((await page.request.fetch(link, { method: "HEAD" })).status());
    await page.goto(link);
    await page.waitForLoadState("networkidle");
    const html = await page.content();
    expect(html).not.toMatch(names);
    if (ofBookings.has(link)) expect(html).not.toContain("December");
  }
  expect(await read()).toEqual(before);
  expect(pair.mailbox.received).toHaveLength(count);
});

test("no response without the key has the name or address of a family [property]", async ({
  page,
}) => {
  test.setTimeout(180_000);
  // Only the family itself sees what it typed.
  const invalid = await post(page, path, { ...family, time: "", email: "typed@home.example" });
  expect(await invalid.text()).toContain("typed@home.example");
  const areas = ["api", "admission", "visit", "enquire", "SGSM", "visit-link", "enquiry", "feeds"];
  const others = ["site", "search", "healthz", "cms-api", "a".repeat(32), "1", "visit-bookings"];
  const anyPath = fc.oneof(
    fc.constantFrom(...everyPath, "/sitemap.xml", "/metrics", "/api/admission/SGSM", "/robots.txt"),
    fc
      .array(fc.constantFrom(...areas, ...others), { minLength: 1, maxLength: 4 })
      .map((parts) => `/${parts.join("/")}`),
  );
  const query = fc.constantFrom("", "?sent=1", "?q=VI", "?limit=0");
  const sent = fc.option(
    fc.constantFrom<Record<string, string>>(
      {},
      { action: "open" },
      { form: "link", email: "a@b.c" },
    ),
  );
  await fc.assert(
    fc.asyncProperty(anyPath, query, sent, async (at, search, form) => {
      const response = form
        ? await post(page, at + search, form)
        : await page.request.get(pair.siteUrl + at + search);
      const headers = JSON.stringify(response.headers());
      expect(headers + (await response.text()), at).not.toMatch(names);
    }),
    { numRuns: 300 },
  );
});
