import type { Locator, Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { findWithAxe } from "./axe.ts";
import { expect, bareTest as test } from "./fixtures.ts";
import { findWithIbm } from "./ibm.ts";
import { pairToken, preparePairWithMail } from "./pair-with-mail.ts";

type Stored = Record<string, unknown>;

export const visitPath = "/admission/visit";

/** What families do on the pages of visits, with a real website, CMS and mail server. */
export function prepareVisitPages() {
  const pair = preparePair();
  /** Every key that a family got. */
  const keys = new Set<string>();

  const listBookings = (): Promise<Stored[]> => pair.editor.find("visit-bookings?limit=0");
  const findBookings = async (email: string): Promise<Stored[]> =>
    (await listBookings()).filter((each) => each["email"] === email);

  /** A time on an own day, which the test sees by its kind. */
  async function addTime(kind: string, values: object = {}): Promise<void> {
    const time = { day: "2026-12-09", time: "11:00", classes: "IV to VI", language: "en" };
    await pair.editor.save("POST", "visit-times", {
      ...{ ...time, kind, places: 1, closesHours: 24, ...values },
    });
  }

  const open = (page: Page, at = visitPath) => page.goto(`${pair.siteUrl}${at}`);
  const field = (page: Page, label: string): Locator =>
    page.locator("form").first().getByLabel(label, { exact: true });
  const press = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).click();
  const timeOf = (page: Page, kind: string): Locator => page.getByRole("radio", { name: kind });

  /** The website learns of a new time within a second. */
  const openWith = (page: Page, kind: string) =>
    expect(async () => {
      await open(page);
      await expect(timeOf(page, kind).first()).toBeVisible({ timeout: 200 });
    }).toPass({ timeout: 20_000 });

  async function fill(page: Page, kind: string, email: string): Promise<void> {
    await openWith(page, kind);
    await timeOf(page, kind).first().check();
    await field(page, "How many people come").selectOption("3");
    await field(page, "Class").selectOption("VI");
    await field(page, "Your name").fill("Asha Rawat");
    await field(page, "E-mail").fill(email);
  }

  const receiptOf = (page: Page): Locator => page.locator(".receipt");

  async function readReference(page: Page): Promise<string> {
    const reference = page.locator(".receipt__reference").first();
    await expect(reference).toHaveText(/^V-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    return (await reference.textContent()) ?? "";
  }

  const linksIn = ({ text = "" }: Email): string[] =>
    text.match(new RegExp(`${pair.siteUrl}${visitPath}/[a-z2-7]{32}`, "g")) ?? [];

  async function linkTo(email: string, number = 1): Promise<string> {
    const [link = ""] = linksIn(await pair.waitForEmail(email, number));
    expect(link).not.toBe("");
    keys.add(link.slice(-32));
    return link;
  }

  async function openBooking(page: Page, link: string): Promise<void> {
    await page.goto(link);
    await press(page, "Open my booking");
  }

  /** A confirmed booking, and its link. */
  async function book(page: Page, kind: string, email: string): Promise<string> {
    await fill(page, kind, email);
    await press(page, "Book this visit");
    await readReference(page);
    const link = await linkTo(email);
    await openBooking(page, link);
    await press(page, "Confirm my visit");
    await expect(page.getByText("Your visit is booked.")).toBeVisible();
    // A later e-mail would replace one that still waits.
    await pair.waitForEmail(email, 2);
    return link;
  }
  return {
    ...{ pair, keys, listBookings, findBookings, addTime, open, field, press, timeOf, openWith },
    ...{ fill, receiptOf, readReference, linksIn, linkTo, openBooking, book },
  };
}

function preparePair() {
  const pair = preparePairWithMail();
  test.beforeAll(() => refuseFirst(pair.cms.url));
  return pair;
}

/** The first booking loads code of the CMS. On a busy machine, the website would not wait so long for its reply. */
async function refuseFirst(url: string): Promise<void> {
  const family = { name: "A", class: "VI", people: 1, email: "a@home.example", language: "en" };
  const refused = await fetch(`${url}/api/admission/SGSM/visit`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-cms-token": pairToken },
    body: JSON.stringify({ ...family, time: "4711", reference: "V-AAAA-AA" }),
  });
  expect(refused.status).toBe(422);
}

export const findFailures = async (page: Page): Promise<string[]> => [
  ...(await findWithAxe(page)),
  ...(await findWithIbm(page)),
];
