import type { Page } from "@playwright/test";
import { findWithAxe } from "../harness/axe.ts";
import { expect } from "../harness/fixtures.ts";

/** No serious fault by axe. What Payload leaves without a name gets one a moment later; one fault hides no other. */
export const expectAccessible = (adminPage: Page, message: string) =>
  expect.soft
    .poll(() => findWithAxe(adminPage, "html", ["critical", "serious"]), {
      message,
      timeout: 20_000,
    })
    .toEqual([]);
