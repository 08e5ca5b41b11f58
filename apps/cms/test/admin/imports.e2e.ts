import { describe, expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { admin, visitor } from "../cms-fixture.ts";
import { expectResponse } from "../prepare-cms.ts";
import { preview, pupil, send, shown, statuses, toppers } from "./send-table.ts";

const countMessages = async () => (await admin.get("contact-messages?limit=0")).totalDocs;

describe("an import", () => {
  test("the preview reports a validation error of the collection, and nothing of the file is saved", async () => {
    const long = "S".repeat(61);
    const file = toppers + pupil(1) + pupil(2) + pupil(3) + pupil(4, `91,${long},,`) + pupil(5);
    const into = { into: "toppers" };
    const report = await preview(file, into);
    expect(statuses(report)).toEqual(["new", "new", "new", "wrong", "new"]);
    expect(report.rows[3]?.problems.join()).toMatch(/Stream: .*60/);
    expect((await preview(file, { ...into, seen: report.seen })).isSaved).toBe(false);
    expect(await shown()).toEqual([]);
  });

  test("a previewed table is imported, a second import changes nothing, and a corrected file shows old and new values", async () => {
    const into = { into: "toppers" };
    const file = toppers + pupil(1) + pupil(2);
    const { seen } = await preview(file, into);
    expect((await preview(file, { ...into, seen })).isSaved).toBe(true);
    expect(await shown()).toEqual(["Sample Pupil 1", "Sample Pupil 2"]);
    expect(statuses(await preview(file, into))).toEqual(["unchanged", "unchanged"]);
    const corrected = await preview(toppers + pupil(1, "93.5,Science,,") + pupil(2), into);
    expect(statuses(corrected)).toEqual(["changed", "unchanged"]);
    expect(corrected.rows[0]?.changes).toEqual([{ title: "Marks", from: "91", to: "93.5" }]);
    expect(corrected.withoutConsent).toBe(0);
  });

  test("a changed file, or a CMS that changed since the preview, is rejected", async () => {
    const file = "Name,DOB\nPupil of the table,5/3/2014\n";
    const { seen, withoutConsent } = await preview(file, { into: "birthdays" });
    expect(withoutConsent).toBe(1);
    const about = { into: "birthdays", isPublishing: true, seen };
    const other = send(file.replace("5/3", "6/3"), about);
    await expectResponse(other, 400, /have changed since the preview/);
    const date = "2014-03-05T12:00:00.000Z";
    await admin.save("POST", "birthdays", { name: "Pupil of the table", date });
    await expectResponse(send(file, about), 400);
  });

  test("menus of a month are imported from a workbook with date cells", async () => {
    const days = Array.from({ length: 31 }, (_, day) => new Date(Date.UTC(2026, 2, day + 1)));
    const sheet = [
      [{ value: "Date" }, { value: "Lunch" }],
      ...days.map((value) => [
        { value, type: Date, format: "dd/mm/yyyy" },
        { value: "राजमा, rice", type: String },
      ]),
    ];
    const file = new Uint8Array(await (await writeXlsxFile(sheet)).toBuffer());
    const into = { into: "weekly-menus" };
    const { seen } = await preview(file, into);
    expect((await preview(file, { ...into, seen })).isSaved).toBe(true);
    const menus = (await visitor.list("/api/weeklyMenu/SGSM")).filter(({ date }) =>
      String(date).startsWith("2026-03"),
    );
    expect(menus).toHaveLength(31);
    expect([menus[0]?.date, menus[30]?.date, menus[4]?.lunch]).toEqual([
      "2026-03-01",
      "2026-03-31",
      "राजमा, rice",
    ]);
  });

  test("a message that arrives during an import waits for it and is stored", async () => {
    const into = { into: "toppers" };
    const file = toppers + Array.from({ length: 40 }, (_, i) => pupil(i + 100)).join("");
    const { seen } = await preview(file, into);
    const before = await countMessages();
    const importing = preview(file, { ...into, seen });
    const answers = Array.from({ length: 5 }, () => visitor.sendMessage());
    for (const { status } of await Promise.all(answers)) expect(status).toBe(201);
    expect((await importing).isSaved).toBe(true);
    expect(await countMessages()).toBe(before + 5);
  });
});
