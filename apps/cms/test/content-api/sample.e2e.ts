import { describe, expect, test } from "vitest";
import { ORDINARY_DAY } from "../../../../tests/e2e/harness/site.ts";
import { cms, visitor } from "../sample-cms.ts";

describe("the sample content", () => {
  test("is completed without duplicates after an interruption", async () => {
    const complete = cms.lines.filter((line) => line.includes("Sample content: complete"));
    expect(complete).toHaveLength(1);
    for (const path of ["/api/events/SGSM", "/api/gallery/SGSM", "/api/topper/SGSM"]) {
      const records = (await visitor.list(path)).map(({ _id, images, attachments, ...rest }) =>
        JSON.stringify(rest),
      );
      expect(new Set(records).size, path).toBe(records.length);
    }
  });

  test("fills every part of the website", async () => {
    const today = ORDINARY_DAY.slice(0, 10);
    const year = Number(today.slice(0, 4));
    const events = await visitor.list("/api/events/All/SGSM");
    for (const name of ["Events", "AcademicCalender"]) {
      const dates = events
        .filter(({ category }) => category === name)
        .map(({ date }) => String(date));
      const ofMonth = dates.filter((date) => date.startsWith(today.slice(0, 7)));
      expect(ofMonth.length, name).toBeGreaterThanOrEqual(3);
      const years = new Set(dates.map((date) => date.slice(0, 4)));
      expect(years.size, name).toBeGreaterThanOrEqual(4);
    }
    const albums = await visitor.list("/api/gallery/All/SGSM");
    const counts = albums.map(({ attachments }) => (attachments as string[]).length);
    expect(albums.length).toBeGreaterThanOrEqual(12);
    // Each photograph is in one album.
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(20);
    const toppers = await visitor.list("/api/topper/SGSM");
    for (const session of [`${year}-${year + 1}`, `${year - 1}-${year}`]) {
      for (const level of ["X", "XII"]) {
        const found = toppers.filter((one) => one.sessionYear === session && one.class === level);
        expect(found.length, `${session} ${level}`).toBeGreaterThanOrEqual(6);
      }
    }
    expect((await visitor.list("/api/birthdays/SGSM")).length).toBeGreaterThanOrEqual(2);
    const thisMonth = (await visitor.list("/api/birthdays/all/SGSM")).filter(
      ({ date }) => String(date).slice(5, 7) === today.slice(5, 7),
    );
    expect(thisMonth.length).toBeGreaterThanOrEqual(6);
    const registrations = await visitor.list("/api/onlineRegistration/SGSM");
    expect(registrations).toEqual([{ title: "Online Registration" }]);
  });
});
