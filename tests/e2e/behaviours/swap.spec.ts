import { expect } from "@playwright/test";
import { withBehaviour } from "../harness/bare-page.ts";

const test = withBehaviour("swap");

// As a server writes it: what the address chooses is chosen.
const pageOf = (meal: string, attributes = "") => `
  <div data-behaviour="swap" ${attributes}>
    <form action="/#meals" data-swap-fields>
      <select name="meal" aria-label="Meal"><option value="">All</option><option value="tea"${meal === "Only tea" ? " selected" : ""}>Tea</option></select>
      <button>Show</button>
    </form>
    <p data-swap="meal" aria-busy="false">${meal}</p>
    <p>Kept</p>
  </div>`;

test("a place that replaces takes no step in the history", async ({ page, bare }) => {
  await bare.open(pageOf("All meals", "data-replace"), {
    "/?meal=tea": pageOf("Only tea", "data-replace"),
  });
  const steps = await page.evaluate(() => history.length);
  await page.getByLabel("Meal").selectOption("Tea");
  await expect(page.getByText("Only tea")).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("when the page cannot be fetched the browser goes there itself", async ({ page, bare }) => {
  await bare.open(pageOf("All meals"), { "/?meal=tea": pageOf("Only tea") });
  await page.route("**/?meal=tea", (route) =>
    route.request().resourceType() === "xhr" ? route.abort() : route.fallback(),
  );
  await page.getByText("Kept").evaluate((part) => {
    part.textContent = "Kept as it was";
  });
  await page.getByLabel("Meal").selectOption("Tea", { force: true });
  await expect(page.getByText("Only tea")).toBeVisible();
  await expect(page.getByText("Kept as it was")).toHaveCount(0);
});
