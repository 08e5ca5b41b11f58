import { expect } from "vitest";
import type { Visitor } from "../visitor.ts";

type Page = { isHidden: boolean; picture: string };

/** Expects a school without sample values, whose unreviewed text pages are hidden. */
export async function expectEmptySchool(visitor: Visitor): Promise<void> {
  const school = await visitor.school();
  expect(school).toMatchObject({
    timeline: { aboutTitle: "", history: "", about: "", milestones: [] },
    song: { stanzas: [] },
    newsletters: { kinds: [] },
    numbers: { students: 0 },
    settings: { aadhaarMandatoryWord: false },
  });
  expect(JSON.stringify({ ...school, pages: "" })).not.toMatch(
    /example\.org|hills|brotherhood|non-denominational/,
  );
  const pages: Page[] = school.pages.list;
  expect(pages).toHaveLength(21);
  expect(pages.filter(({ isHidden, picture }) => !isHidden || picture)).toEqual([]);
}
