import { expect, test } from "./harness/fixtures.ts";

test("the timeline lists the five milestone years [A228]", async ({ page }) => {
  await page.goto("/timeline");
  await expect(page.locator("main ol time")).toHaveText(["1853", "1863", "1894", "1900", "1903"]);
});

test("the school song has a chorus, two verses and a credit line [A229]", async ({ page }) => {
  await page.goto("/schoolSong");
  for (const name of ["Chorus", "First verse", "Second verse"]) {
    const stanza = page.getByRole("region", { name });
    await expect(stanza.getByRole("heading", { name })).toBeVisible();
    expect(await stanza.locator("br").count()).toBeGreaterThanOrEqual(3);
  }
  await expect(page.locator(".stanza-credit")).toContainText("Words");
});

test("admission on academic merit only, and non-denominational [A230]", async ({ page }) => {
  await page.goto("/philosophy");
  await expect(page.locator("main")).toContainText(
    "Admission is on academic merit only. The school is non-denominational.",
  );
});

test("the campus has an auditorium, a chapel, Wi-Fi and a music and dance studio [A237]", async ({
  page,
}) => {
  await page.goto("/campusAmenities");
  for (const name of ["Auditorium", "Chapel", "Wi-Fi", "Music and dance studio"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
});

test("a parent finds the admissions office number for a tour on the hostel page [A240]", async ({
  page,
}) => {
  await page.goto("/hostel");
  const number = page.locator("main").getByRole("link", { name: "+91 00000 00002" });
  await expect(number).toBeVisible();
  await expect(number).toHaveAttribute("href", "tel:+910000000002");
});

test("the side list of a section leads to its other pages and marks this one [R15]", async ({
  page,
}) => {
  await page.goto("/values");
  const side = page.getByRole("navigation", { name: "Pages of About" });
  await expect(side.getByRole("link")).toHaveText([
    "About Us",
    "Vision & Mission",
    "Principal's Message",
    "Timeline",
    "School Song",
    "Our Philosophy",
    "Our Values",
    "Aim And Objectives",
  ]);
  await expect(side.locator('[aria-current="page"]')).toHaveText("Our Values");
});
