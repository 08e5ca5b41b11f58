import type { Page } from "@playwright/test";
import { findInEveryView } from "../../accessibility/find-in-every-view.ts";
import { findWithAxe } from "../harness/axe.ts";
import { expect } from "../harness/fixtures.ts";
import { isThorough } from "../harness/is-thorough.ts";

/**
 * Expects no serious axe violation, or, in `npm run manual`, no finding in any view. Polls, because the admin panel adds
 * labels after Payload has rendered.
 */
export async function expectAccessible(adminPage: Page, message: string): Promise<void> {
  const impacts = isThorough ? undefined : ["critical", "serious"];
  await expect.soft
    .poll(() => findWithAxe(adminPage, "html", impacts), {
      message,
      timeout: 20_000,
    })
    .toEqual([]);
  await expect.soft(adminPage.locator("[aria-label*='[object']"), message).toHaveCount(0);
  if (isThorough) expect.soft(await findInEveryView(adminPage), message).toEqual({});
}
