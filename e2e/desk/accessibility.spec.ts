import type { Page } from "@playwright/test";
import { findWithAxe } from "../../scripts/axe.ts";
import { isThorough, type Office, openAtDesk, deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";

const weighty = ["critical", "serious"];

/** One screen of each kind; with `npm run manual` every screen that the menu leads to, with its form. */
const kinds = [
  "",
  "/account",
  "/import",
  "/collections/news",
  "/collections/albums/create",
  "/collections/contact-messages",
  "/collections/media",
  "/globals/admission",
];

async function screens(desk: Page, office: Office): Promise<string[]> {
  const news = { title: "Looked at", fromDate: "2026-11-20T12:00:00Z", school: 1 };
  const { id } = await office.clerk.save("POST", "news", { ...news, _status: "published" });
  await office.clerk.save("PATCH", `news/${id}`, { title: "Looked at again" });
  const record = `/collections/news/${id}`;
  const own = [record, `${record}/versions`, "/collections/news/trash", "/nowhere"];
  if (!isThorough) return [...kinds, ...own];
  await openAtDesk(desk, office, "");
  const links = await desk
    .locator("nav a[href^='/admin/']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const named = [...new Set(links.map((link) => link.replace("/admin", "")))];
  expect(named.length).toBeGreaterThan(15);
  const forms = named.filter((path) => path.startsWith("/collections/"));
  return [...kinds, ...own, ...named, ...forms.map((path) => `${path}/create`)];
}

const found = (desk: Page) => () => findWithAxe(desk, "html", weighty);

/** A screen is at rest a moment after it is there: what Payload leaves without a name gets one then. */
async function lookAt(desk: Page, office: Office, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) {
    await openAtDesk(desk, office, path);
    await expect
      .poll(found(desk), { message: path || "the dashboard", timeout: 4_000 })
      .toEqual([]);
  }
}

test("A544 no screen of the desk has a weighty fault for those who cannot see, hear or hold a mouse", async ({
  desk,
  office,
}) => {
  test.setTimeout(isThorough ? 600_000 : 120_000);
  await lookAt(desk, office, await screens(desk, office));
});

test("A544 nor the first screen, before anybody has signed in", async ({ desk, office }) => {
  await desk.context().clearCookies();
  await openAtDesk(desk, office, "/login");
  await expect.poll(found(desk), { timeout: 4_000 }).toEqual([]);
});
