import { expect, test } from "./harness/fixtures.ts";

test("the side navigation lists the pages of the section and marks the current one [R15]", async ({
  page,
}) => {
  await page.goto("/values");
  const side = page.getByRole("navigation", { name: "Pages in About" });
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
