import type { Page } from "@playwright/test";
import { findWithAxe } from "../harness/axe.ts";
import { expect } from "../harness/fixtures.ts";

/** Expects no serious axe violation. Polls, because the admin panel adds labels after Payload has rendered. */
export const expectAccessible = (adminPage: Page, message: string) =>
  expect.soft
    .poll(() => findWithAxe(adminPage, "html", ["critical", "serious"]), {
      message,
      timeout: 20_000,
    })
    .toEqual([]);
