import type { Page } from "@playwright/test";
import { findWithAxe } from "../harness/axe.ts";
import { expect } from "../harness/fixtures.ts";

/** Expects no serious axe violation. It polls, because the admin panel adds missing labels after Payload has rendered. */
export const expectAccessible = (adminPage: Page, message: string) =>
  expect.soft
    .poll(() => findWithAxe(adminPage, "html", ["critical", "serious"]), {
      message,
      timeout: 20_000,
    })
    .toEqual([]);
