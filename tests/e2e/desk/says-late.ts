import type { Page } from "@playwright/test";

/** What the desk says to whatever is sent to an address comes so many milliseconds late, as over a poor line. */
export const saysLate = (desk: Page, address: string | RegExp, late: number) =>
  desk.route(address, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    const answer = await route.fetch();
    await new Promise((over) => setTimeout(over, late));
    await route.fulfill({ response: answer });
  });
