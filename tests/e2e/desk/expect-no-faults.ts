import type { Page } from "@playwright/test";
import { findWithAxe } from "../harness/axe.ts";
import { expect } from "../harness/fixtures.ts";

/** No weighty fault by axe. What Payload leaves without a name gets one a moment later; one fault hides no other. */
export const expectNoFaults = (desk: Page, where: string) =>
  expect.soft
    .poll(() => findWithAxe(desk, "html", ["critical", "serious"]), {
      message: where,
      timeout: 20_000,
    })
    .toEqual([]);
