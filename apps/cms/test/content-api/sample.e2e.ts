import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { cms, list } from "../sample-cms.ts";

describe("a CMS with sample content", () => {
  test("an interrupted seed is completed without duplicates", async () => {
    assert.equal(cms.lines.filter((line) => line.includes("Sample content: complete")).length, 1);
    for (const path of ["/api/events/SGSM", "/api/gallery/SGSM", "/api/topper/SGSM"]) {
      const records = (await list(path)).map(({ _id, images, attachments, ...rest }) => rest);
      const different = new Set(records.map((record) => JSON.stringify(record)));
      assert.equal(different.size, records.length, path);
    }
  });

  test("the sample content fills every part of the website", async () => {
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
    const year = Number(today.slice(0, 4));
    const events = await list("/api/events/All/SGSM");
    for (const category of ["Events", "AcademicCalender"]) {
      const dates = events
        .filter((event) => event.category === category)
        .map(({ date }) => String(date));
      assert.ok(dates.filter((date) => date.startsWith(today.slice(0, 7))).length >= 3, category);
      assert.ok(new Set(dates.map((date) => date.slice(0, 4))).size >= 4, category);
    }
    const albums = await list("/api/gallery/All/SGSM");
    const counts = albums.map(({ attachments }) => (attachments as string[]).length);
    assert.ok(albums.length >= 12 && Math.min(...counts) >= 6 && Math.max(...counts) === 40);
    const toppers = await list("/api/topper/SGSM");
    for (const session of [`${year}-${year + 1}`, `${year - 1}-${year}`]) {
      for (const level of ["X", "XII"]) {
        const found = toppers.filter((one) => one.sessionYear === session && one.class === level);
        assert.ok(found.length >= 6, `${session} ${level}`);
      }
    }
    assert.ok((await list("/api/birthdays/SGSM")).length >= 2);
    const thisMonth = (await list("/api/birthdays/all/SGSM")).filter(
      ({ date }) => String(date).slice(5, 7) === today.slice(5, 7),
    );
    assert.ok(thisMonth.length >= 6);
    assert.deepEqual(await list("/api/onlineRegistration/SGSM"), [
      { title: "Online Registration" },
    ]);
  });
});
