// Longer than 200 lines because it walks one whole group of acceptance lines.
import { countOf, noteThisLoad, optionsOf, titlesOf } from "./harness/expect-list.ts";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const anEvent = (_id: string, date: string, title: string, more: object = {}) => ({
  _id,
  date,
  title,
  category: "Events",
  ...more,
});

const events = [
  anEvent("quiz", "2026-03-14", "Inter-house quiz"),
  anEvent("term", "2026-03-01", "Second term begins", { category: "AcademicCalender" }),
  anEvent("talk", "", "Undated talk"),
  anEvent("final", "2026-11-28T10:00:00+05:30", "Inter-house CRICKET final", {
    venue: "Upper field",
    time: "10:00 AM",
    description: "The two unbeaten houses meet on the upper field.",
    images: ["pavilion"],
    attachments: ["programme.pdf"],
  }),
  anEvent("hindi", "2026-11-20", "वार्षिक खेल दिवस", { attachments: ["a.pdf", "b.pdf"] }),
  anEvent("old", "2025-11-02", "Cricket practice"),
  anEvent("older", "2023-01-05", "Founders' walk"),
];

const lists = { "/api/events/SGSM": events, "/api/events/All/SGSM": events };
const test = withContent({ lists, pictures: ["pavilion"] });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("A115 two tabs lead to Events and News, the Events one is marked", async ({ page }) => {
      await page.goto("/Events");
      const tabs = page.getByRole("navigation", { name: "Events and news" }).getByRole("link");
      await expect(tabs).toHaveText(["Events", "News"]);
      await expect(tabs.first()).toHaveAttribute("aria-current", "page");
      await tabs.last().click();
      await expect(page).toHaveURL(/\/News$/);
    });

    test("A116 the count follows the filters and is announced politely", async ({ page }) => {
      await page.goto("/Events");
      await expect(countOf(page)).toHaveText("Total 3");
      await page.getByLabel("Year", { exact: true }).selectOption("All");
      await expect(countOf(page)).toHaveText("Total 6");
      await page.getByLabel("Search", { exact: true }).fill("cricket");
      await expect(countOf(page)).toHaveText("Total 2");
    });

    test("A119 the search finds any part of a title in any letter case, while it is typed", async ({
      page,
    }) => {
      await page.goto("/Events?year=all");
      const stays = await noteThisLoad(page);
      await page.getByLabel("Search", { exact: true }).pressSequentially("CRICK");
      await expect(titlesOf(page)).toHaveText(["Inter-house CRICKET final", "Cricket practice"]);
      await expect(page.getByLabel("Search", { exact: true })).toBeFocused();
      await stays();
    });

    test("A123 year, month and search combine", async ({ page }) => {
      await page.goto("/Events");
      await page.getByLabel("Month", { exact: true }).selectOption("Nov");
      await expect(titlesOf(page)).toHaveText(["Inter-house CRICKET final", "वार्षिक खेल दिवस"]);
      await page.getByLabel("Search", { exact: true }).fill("cricket");
      await expect(titlesOf(page)).toHaveText(["Inter-house CRICKET final"]);
      await page.getByLabel("Year", { exact: true }).selectOption("2025");
      await expect(titlesOf(page)).toHaveText(["Cricket practice"]);
      await expect(page).toHaveURL("/Events?year=2025&month=11&q=cricket");
    });

    test("A126 an empty result says so and offers all years; nothing jumps to another year", async ({
      page,
    }) => {
      await page.goto("/Events");
      await page.getByLabel("Search", { exact: true }).fill("founders");
      await expect(page.getByText("Stay Tuned For More Updates", { exact: true })).toBeVisible();
      await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
      await expect(countOf(page)).toHaveText("Total 0");
      await page.getByRole("button", { name: "Show all years" }).click();
      await expect(titlesOf(page)).toHaveText(["Founders' walk"]);
      await expect(page.getByLabel("Year", { exact: true })).toHaveValue("all");
    });
  });
}

test("A117 the years are All, then every year of the events and the current one, newest first", async ({
  page,
}) => {
  await page.goto("/Events");
  await expect(optionsOf(page, "Year")).toHaveText(["All", "2026", "2025", "2023"]);
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
});

test("A118 the months are All and Jan to Dec; All is chosen at first", async ({ page }) => {
  await page.goto("/Events");
  const months = "All Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
  await expect(optionsOf(page, "Month")).toHaveText(months);
  await expect(page.getByLabel("Month", { exact: true }).locator(":checked")).toHaveText("All");
});

test("A120 only events are listed, newest first", async ({ page }) => {
  await page.goto("/Events?year=all");
  await expect(titlesOf(page)).toHaveText([
    "Inter-house CRICKET final",
    "वार्षिक खेल दिवस",
    "Inter-house quiz",
    "Cricket practice",
    "Founders' walk",
    "Undated talk",
  ]);
});

test("A121 a card shows image, date, title, description, venue and time", async ({ page }) => {
  await page.goto("/Events?q=final");
  const card = page.getByRole("article");
  await expect(card.locator("img")).toHaveAttribute("src", /^\/api\/image\/pavilion/);
  for (const text of ["28.11.2026", "10:00 AM", "The two unbeaten houses"]) {
    await expect(card.getByText(text)).toBeVisible();
  }
  await expect(card.locator(".card__meta").getByText("Upper field")).toBeVisible();
  await expect(card.getByRole("heading", { name: "Inter-house CRICKET final" })).toBeVisible();
});

test("A122 'View Attachment' stands on a card only for a file that exists, one link each", async ({
  page,
}) => {
  await page.goto("/Events");
  const cards = page.getByRole("article");
  const linksOf = (title: string) =>
    cards.filter({ hasText: title }).getByRole("link", { name: "View Attachment" });
  await expect(linksOf("CRICKET final")).toHaveCount(1);
  await expect(linksOf("CRICKET final")).toHaveAttribute("href", "/api/image/programme.pdf");
  await expect(linksOf("वार्षिक")).toHaveCount(2);
  await expect(linksOf("quiz")).toHaveCount(0);
});

test("A124 choosing a year leaves out events without a date", async ({ page }) => {
  await page.goto("/Events?year=all&q=talk");
  await expect(titlesOf(page)).toHaveText(["Undated talk"]);
  await page.getByLabel("Year", { exact: true }).selectOption("2026");
  await expect(titlesOf(page)).toHaveCount(0);
});

test("A125 clearing all filters restores the full list", async ({ page }) => {
  await page.goto("/Events?year=2025&month=11&q=cricket");
  await expect(titlesOf(page)).toHaveCount(1);
  await page.getByLabel("Search", { exact: true }).clear();
  await page.getByLabel("Month", { exact: true }).selectOption("All");
  await page.getByLabel("Year", { exact: true }).selectOption("All");
  await expect(titlesOf(page)).toHaveCount(6);
  await expect(page).toHaveURL("/Events?year=all");
});

test("Back undoes a whole search, then the year before it, without loading the page anew", async ({
  page,
}) => {
  await page.goto("/Events");
  const stays = await noteThisLoad(page);
  await page.getByLabel("Year", { exact: true }).selectOption("All");
  await expect(titlesOf(page)).toHaveCount(6);
  const search = page.getByLabel("Search", { exact: true });
  await search.pressSequentially("quiz", { delay: 300 });
  await expect(titlesOf(page)).toHaveText(["Inter-house quiz"]);
  await page.goBack();
  await expect(titlesOf(page)).toHaveCount(6);
  await expect(search).toHaveValue("");
  await page.goBack();
  await expect(titlesOf(page)).toHaveCount(3);
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
  await page.goForward();
  await expect(titlesOf(page)).toHaveCount(6);
  await stays();
});

test("what is typed before the script has come is looked for once it is there", async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/live-list*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/Events?year=all");
  await page.getByLabel("Search", { exact: true }).fill("quiz");
  await expect(titlesOf(page)).toHaveCount(6);
  letGo();
  await expect(titlesOf(page)).toHaveText(["Inter-house quiz"]);
  await expect(page).toHaveURL("/Events?year=all&q=quiz");
});

test("an answer that comes late never replaces the list of a later question", async ({ page }) => {
  await page.goto("/Events?year=all");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/Events?year=2023", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.getByLabel("Year", { exact: true }).selectOption("2023");
  await page.getByLabel("Year", { exact: true }).selectOption("2025");
  await expect(titlesOf(page)).toHaveText(["Cricket practice"]);
  letGo();
  await page.unrouteAll({ behavior: "wait" });
  await expect(titlesOf(page)).toHaveText(["Cricket practice"]);
});

test("a card leads to the event's own page with everything that is known of it", async ({
  page,
}) => {
  await page.goto("/Events");
  await page.getByRole("link", { name: "Inter-house CRICKET final" }).click();
  await expect(page).toHaveURL(/\/Events\/final$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inter-house CRICKET final");
  await expect(page.getByText("Saturday, 28 November 2026")).toBeVisible();
  await expect(page.getByRole("link", { name: "View Attachment" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Copy the link|Share this page/ })).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(crumbs).toHaveText(["Home", "Events", "Inter-house CRICKET final"]);
});

test("an event that does not exist, and a calendar entry, are pages not found", async ({
  request,
}) => {
  expect((await request.get("/Events/nothing")).status()).toBe(404);
  expect((await request.get("/Events/term")).status()).toBe(404);
  expect((await request.get("/Events/quiz")).status()).toBe(200);
});

test("an address with filter values that make no sense shows the usual first view", async ({
  page,
}) => {
  await page.goto("/Events?year=x&month=77&page=-3&q=%00");
  await expect(countOf(page)).toHaveText("Total 3");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters work as a form, and every view has its address", async ({ page }) => {
    await page.goto("/Events");
    await page.getByLabel("Year", { exact: true }).selectOption("All");
    await page.getByLabel("Search", { exact: true }).fill("cricket");
    await page.getByRole("button", { name: "Show the results" }).click();
    await expect(titlesOf(page)).toHaveText(["Inter-house CRICKET final", "Cricket practice"]);
    await expect(page.getByLabel("Search", { exact: true })).toHaveValue("cricket");
  });
});

const many = Array.from({ length: 50 }, (_, n) => anEvent(`e${n}`, "2026-05-05", `Event ${n + 1}`));
const withMany = withContent({ lists: { "/api/events/SGSM": many } });

withMany("a long list comes in pages of 24 with links to them", async ({ page }) => {
  await page.goto("/Events");
  await expect(countOf(page)).toHaveText("Total 50");
  await expect(titlesOf(page)).toHaveCount(24);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("link", { name: "Page 3 of 3" }).click();
  await expect(titlesOf(page)).toHaveText(["Event 49", "Event 50"]);
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(titlesOf(page).first()).toHaveText("Event 25");
  await page.getByLabel("Search", { exact: true }).fill("event 1");
  await expect(titlesOf(page).first()).toHaveText("Event 1");
  await expect(pages).toHaveCount(0);
});

const withoutAny = withContent({});
const onlyOld = withContent({
  lists: { "/api/events/SGSM": [anEvent("old", "2025-11-02", "Cricket practice")] },
});
const refusing = withContent({ refused: ["/api/events/SGSM"] });

onlyOld("A126 an empty current year stays chosen", async ({ page }) => {
  await page.goto("/Events");
  await expect(page.getByText("Stay Tuned For More Updates", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
  await page.getByRole("button", { name: "Show all years" }).click();
  await expect(titlesOf(page)).toHaveText(["Cricket practice"]);
});

withoutAny("A126 with no event at all the placeholder counts nothing", async ({ page }) => {
  await page.goto("/Events");
  await expect(page.getByText("Stay Tuned For More Updates", { exact: true })).toBeVisible();
  await expect(countOf(page)).toHaveText("Total 0");
});

refusing(
  "A127 a host that fails leaves the list empty, with no word of the failure",
  async ({ page }) => {
    const response = await page.goto("/Events");
    expect(response?.status()).toBe(200);
    await expect(page.getByText("Stay Tuned For More Updates", { exact: true })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/500|error|fail/i);
  },
);
