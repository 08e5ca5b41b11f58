import { expect } from "../../harness/fixtures.ts";
import type { Task, TaskContext } from "./task.ts";

/** Each input method has its own month, so that one cannot see the days of another. */
const months: Record<string, string> = { mouse: "2027-01", keys: "2027-02", phone: "2027-03" };
const toMonth = (tag: string) => months[tag] ?? "2027-04";

const toTyped = (day: string) => day.split("-").toReversed().join("/");

async function saveTime({ adminPage, driver }: TaskContext, day: string) {
  await driver.write(adminPage.locator("#field-day"), toTyped(day));
  await driver.click(adminPage.getByRole("button", { name: "Save", exact: true }));
}

export const visitDays: Task = {
  slug: "visit-days",
  title: "Set three visit days",
  max: { clicks: 14, keys: 75, seconds: 60 },
  setUp: () => "/collections/visit-times",
  run: async (context) => {
    const { adminPage, driver, tag, screenshot } = context;
    const [first, ...others] = ["05", "06", "07"].map((day) => `${toMonth(tag)}-${day}`);
    await driver.click(adminPage.getByRole("link", { name: /^Create new/i }).first());
    await driver.write(adminPage.locator("#field-kind"), "Tour of the school");
    await driver.write(adminPage.locator("#field-places"), "4");
    await driver.write(adminPage.locator("#field-day"), toTyped(first ?? ""));
    await screenshot("A visit time");
    await driver.click(adminPage.getByRole("button", { name: "Save", exact: true }));
    await adminPage.waitForURL(/visit-times\/\d+/);
    for (const day of others) {
      const before = adminPage.url();
      await driver.click(adminPage.locator(".doc-controls__popup button").first());
      await driver.click(adminPage.locator("#action-duplicate"));
      await adminPage.waitForURL(({ href }) => href !== before && /visit-times\/\d+/.test(href));
      await saveTime(context, day);
      await expect(adminPage.getByText("Updated successfully.").first()).toBeVisible();
    }
  },
  verify: async ({ backend, tag }) => {
    const times = await backend.editor.find("visit-times?limit=0");
    const days = times.map(({ day, places }) => `${String(day).slice(0, 10)}, ${places}`);
    for (const day of ["05", "06", "07"]) expect(days).toContain(`${toMonth(tag)}-${day}, 4`);
  },
};

/** A day with two visit times and a family. */
async function addDay({ backend: { editor } }: TaskContext, day: string): Promise<void> {
  const time = { day, kind: "Tour of the school", places: 3, language: "en", closesHours: 0 };
  const { id } = await editor.save("POST", "visit-times", { ...time, time: "10:00" });
  await editor.save("POST", "visit-times", { ...time, time: "14:30" });
  for (const name of ["A sample family", "Another sample family"]) {
    const family = { time: id, name, class: "VI", people: "2" };
    expect((await editor.ask("POST", "visits/family", family)).status).toBe(200);
  }
}

export const visitList: Task = {
  slug: "visit-list",
  title: "Print the list of a visit day",
  max: { clicks: 3, keys: 40, seconds: 20 },
  setUp: async (context) => {
    await addDay(context, `${toMonth(context.tag)}-15`);
    // Printing would open a dialog of the browser.
    await context.adminPage.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    return `/visits?month=${toMonth(context.tag)}`;
  },
  run: async ({ adminPage, driver, tag, screenshot }) => {
    await screenshot("A month of visits");
    const day = `/admin/visits?day=${toMonth(tag)}-15`;
    await driver.click(adminPage.locator(`a[href="${day}"]`).first());
    const print = adminPage.getByRole("button", { name: "Print the list" });
    await print.waitFor();
    await screenshot("The families of a day");
    await driver.click(print);
    await expect(adminPage.locator("body")).toHaveAttribute("data-printed", "");
  },
};

export const visitCancel: Task = {
  slug: "visit-cancel",
  title: "Cancel a visit day",
  max: { clicks: 2, keys: 30, seconds: 20 },
  setUp: async (context) => {
    await addDay(context, `${toMonth(context.tag)}-16`);
    return `/visits?day=${toMonth(context.tag)}-16`;
  },
  run: async ({ adminPage, driver, screenshot }) => {
    await driver.click(adminPage.getByRole("button", { name: "Cancel this day" }));
    const dialog = adminPage.getByRole("dialog");
    await dialog.waitFor();
    await screenshot("How many families get an e-mail");
    await driver.click(dialog.getByRole("button", { name: "Cancel this day" }));
    await expect(adminPage.getByText("Cancelled", { exact: true })).toHaveCount(2);
  },
  verify: async ({ backend, tag }) => {
    const bookings = await backend.editor.find("visit-bookings?limit=0&depth=1");
    const ofDay = bookings.filter(({ time }) =>
      String(Object(time).day).startsWith(`${toMonth(tag)}-16`),
    );
    expect(ofDay.map(({ state }) => state)).toEqual(["cancelledBySchool", "cancelledBySchool"]);
  },
};
