import assert from "node:assert/strict";
import { describe, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { admin, cms, fetchJson } from "../cms-fixture.ts";
import { preview, pupil, send, shown, statuses, toppers } from "./send-table.ts";

const inbox = async (): Promise<number> =>
  (await (await admin.ask("GET", "contact-messages?limit=0")).json()).totalDocs;

describe("an import", () => {
  test("the preview reports a validation error of the collection, and nothing of the file is saved", async () => {
    const long = "S".repeat(61);
    const file = toppers + pupil(1) + pupil(2) + pupil(3) + pupil(4, `91,${long},,`) + pupil(5);
    const into = { into: "toppers" };
    const report = await preview(file, into);
    assert.deepEqual(statuses(report), ["new", "new", "new", "wrong", "new"]);
    assert.match(report.rows[3]?.problems.join() ?? "", /Stream: .*60/);
    const forced = await preview(file, { ...into, seen: report.seen });
    assert.equal(forced.isSaved, false);
    assert.deepEqual(await shown(), []);
  });

  test("a previewed table is imported, a second import changes nothing, and a corrected file shows old and new values", async () => {
    const into = { into: "toppers" };
    const file = toppers + pupil(1) + pupil(2);
    const { seen } = await preview(file, into);
    assert.equal((await preview(file, { ...into, seen })).isSaved, true);
    assert.deepEqual(await shown(), ["Sample Pupil 1", "Sample Pupil 2"]);
    assert.deepEqual(statuses(await preview(file, into)), ["unchanged", "unchanged"]);
    const corrected = await preview(toppers + pupil(1, "93.5,Science,,") + pupil(2), into);
    assert.deepEqual(statuses(corrected), ["changed", "unchanged"]);
    assert.deepEqual(corrected.rows[0]?.changes, [{ title: "Marks", from: "91", to: "93.5" }]);
    assert.equal(corrected.withoutConsent, 0);
  });

  test("a changed file, or a CMS that changed since the preview, is rejected", async () => {
    const into = { into: "birthdays" };
    const file = "Name,DOB\nPupil of the table,5/3/2014\n";
    const { seen, withoutConsent } = await preview(file, into);
    assert.equal(withoutConsent, 1);
    const other = await send(file.replace("5/3", "6/3"), { ...into, isPublishing: true, seen });
    assert.equal(other.status, 400);
    assert.match(await other.text(), /have changed since the preview/);
    const date = "2014-03-05T12:00:00.000Z";
    await admin.save("POST", "birthdays", { name: "Pupil of the table", date });
    assert.equal((await send(file, { ...into, isPublishing: true, seen })).status, 400);
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
    assert.equal((await preview(file, { ...into, seen })).isSaved, true);
    const menus = (await fetchJson("/api/weeklyMenu/SGSM")).filter(({ date }) =>
      String(date).startsWith("2026-03"),
    );
    assert.deepEqual(
      [menus.length, menus[0]?.date, menus[30]?.date, menus[4]?.lunch],
      [31, "2026-03-01", "2026-03-31", "राजमा, rice"],
    );
  });

  test("a message that arrives during an import waits for it and is stored", async () => {
    const into = { into: "toppers" };
    const file = toppers + Array.from({ length: 40 }, (_, i) => pupil(i + 100)).join("");
    const { seen } = await preview(file, into);
    const before = await inbox();
    const importing = preview(file, { ...into, seen });
    const message = { name: "Sample Visitor", email: "v@example.org", message: "When?" };
    const answers = Array.from({ length: 5 }, () =>
      fetch(`${cms.url}/api/form/SGSM/CF`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...message, schoolcode: "SGSM" }),
      }),
    );
    for (const { status } of await Promise.all(answers)) assert.equal(status, 201);
    assert.equal((await importing).isSaved, true);
    assert.equal(await inbox(), before + 5);
  });
});
