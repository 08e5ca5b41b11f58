import assert from "node:assert/strict";

/** Expects a school without sample values, whose unreviewed text pages are hidden. */
export async function expectEmptySchool(url: string): Promise<void> {
  const school = await (await fetch(`${url}/api/site/SGSM`)).json();
  assert.deepEqual(school.timeline, { aboutTitle: "", history: "", about: "", milestones: [] });
  assert.deepEqual(school.song.stanzas, []);
  assert.deepEqual(school.newsletters.kinds, []);
  assert.equal(school.numbers.students, 0);
  assert.doesNotMatch(
    JSON.stringify({ ...school, pages: "" }),
    /example\.org|hills|brotherhood|non-denominational/,
  );
  const shown = school.pages.list.filter(({ isHidden }: { isHidden: boolean }) => !isHidden);
  assert.equal(school.pages.list.length, 21);
  assert.deepEqual(shown, []);
  const pictured = school.pages.list.filter(({ picture }: { picture: string }) => picture);
  assert.deepEqual(pictured, []);
}
