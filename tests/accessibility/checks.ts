import type { Page } from "@playwright/test";
import { findWithAxe } from "../e2e/harness/axe.ts";
import { findWithIbm } from "../e2e/harness/ibm.ts";
import {
  findHiddenFocus,
  findHiddenFocusBackwards,
  findWrongForms,
  findWrongMenu,
} from "./keyboard-probes.ts";
import * as probes from "./probes.ts";

/** Every check of a page, the fast ones first. The last ones change the page. */
export const checks: readonly (readonly [name: string, find: probes.Probe])[] = [
  ["axe", (page) => findWithAxe(page)],
  ["IBM", findWithIbm],
  ["structure", probes.findWrongStructure],
  ["controls", probes.findUnusableControls],
  ["targets", probes.findSmallTargets],
  ["reflow", (page) => probes.findTooWide(page)],
  ["200 per cent", probes.findCutTextAt200Percent],
  ["text spacing", probes.findCutTextWithSpacing],
  ["forced colours", probes.findBorderless],
  ["motion", probes.findMotion],
  ["menu", findWrongMenu],
  ["focus", (page) => findHiddenFocus(page)],
  ["focus backwards", findHiddenFocusBackwards],
  ["forms", findWrongForms],
];

/** The name of the first check that finds something, with what it finds. */
export async function findFirst(page: Page): Promise<string> {
  for (const [name, find] of checks) {
    const found = await find(page);
    if (found.length > 0) return `${name}: ${found.join("; ")}`;
  }
  return "";
}
