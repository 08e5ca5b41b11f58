import { expect } from "vitest";
import type { Visitor } from "../visitor.ts";

/** Expects a school without sample values and without text pages: no editor has reviewed one. */
export async function expectEmptySchool(visitor: Visitor): Promise<void> {
  const school = await visitor.school();
  expect(school).toMatchObject({
    timeline: { aboutTitle: "", history: "", about: "", milestones: [] },
    song: { stanzas: [] },
    newsletters: { kinds: [] },
    numbers: { students: 0 },
    documents: { academics: "", feesStructure: "", weeklyMenu: "" },
    settings: { aadhaarMandatoryWord: false, birthdays: "full" },
    pages: { list: [] },
  });
  expect(JSON.stringify(school)).not.toMatch(/example\.org|hills|brotherhood|non-denominational/);
}
