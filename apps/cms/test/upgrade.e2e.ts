import { afterAll, expect, test } from "vitest";
import { type Editor, ownPassword, signIn, signInFirstAdmin } from "./editor.ts";
import { readRows, toSchemaBefore } from "./older-schema.ts";
import { runEachSql, runSql } from "./run-sql.ts";
import { newDataDir, removeDataDir, startCms } from "./running-cms.ts";
import { publishTranslation, setLanguages } from "./translations/translate.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const dataDir = newDataDir();
afterAll(() => removeDataDir(dataDir));

/** What the CMS writes itself. */
const OWN_TABLES = /^payload_|^users|^audit/;

test("a release that has no translations can be upgraded, rolled back and upgraded again, without loss", async () => {
  const NEWS = "/api/news/all/SGSM";
  const lists = [NEWS, "/api/site/SGSM", "/api/alert/SGSM", "/api/highlight/SGSM"];
  const run = async <T>(task: (editor: Editor, visitor: Visitor) => Promise<T>): Promise<T> => {
    const cms = await startCms({ dataDir: dataDir });
    const editor = await signIn(cms, "office@sgc.example", ownPassword);
    return task(editor, createVisitor(cms)).finally(cms.stop);
  };
  const read = (visitor: Visitor) => Promise.all(lists.map((path) => visitor.get(path)));
  const publish = (editor: Editor, title: string) =>
    editor.publish("news", { title, fromDate: "2026-11-20T12:00:00.000Z" });
  const hindiTitles = async (visitor: Visitor) =>
    (await visitor.list(`${NEWS}?lang=hi`)).map(({ title, lang }) => [lang, title]).sort();

  const cms = await startCms({ dataDir: dataDir });
  const first = await signInFirstAdmin(cms);
  // The sample school gets its Hindi with the upgrade.
  const own = { name: "Lakeside School", _status: "published" };
  await first.save("POST", "globals/name-and-address", own);
  const [changed, deleted] = [await publish(first, "Snow"), await publish(first, "Rain")];
  await setLanguages(first, []);
  const english = await read(createVisitor(cms));
  expect(JSON.stringify(english)).toContain("Snow");
  await cms.stop();
  await runSql(dataDir, "DELETE FROM payload_kv WHERE key = 'sample-translations'");
  const columns = await toSchemaBefore(dataDir, "translations");
  expect([...columns.keys()].filter((table) => table.includes("translations"))).toEqual([]);
  const before = await readRows(dataDir, columns, OWN_TABLES);

  await run(async (editor, visitor) => {
    expect(await read(visitor)).toEqual(english);
    expect(await readRows(dataDir, columns, OWN_TABLES)).toEqual(before);
    await setLanguages(editor, ["hi"]);
    for (const { id } of [changed, deleted]) await publishTranslation(editor, `news/${id}`);
    expect(await hindiTitles(visitor)).toEqual([
      ["hi", "हिन्दी Rain"],
      ["hi", "हिन्दी Snow"],
    ]);
  });
  // A rollback restores nothing: the release before works with these tables. Only settings were saved.
  const without = new RegExp(`${OWN_TABLES.source}|^_?settings`);
  const rows = await readRows(dataDir, columns, without);
  expect(rows).toEqual(
    Object.fromEntries(Object.entries(before).filter(([table]) => !without.test(table))),
  );
  await runEachSql(dataDir, [
    `UPDATE news SET title = 'Much snow' WHERE id = ${changed.id}`,
    `DELETE FROM news WHERE id = ${deleted.id}`,
    "INSERT INTO news (title, from_date, _status) VALUES ('New', '2026-11-21T12:00:00.000Z', 'published')",
  ]);
  await run(async (editor, visitor) => {
    expect(await hindiTitles(visitor)).toEqual([
      ["en", "New"],
      ["hi", "हिन्दी Snow"],
    ]);
    const [snow] = (await visitor.list(`${NEWS}?lang=hi`)).filter(({ lang }) => lang === "hi");
    expect(snow).toHaveProperty("translatedOn");
    expect((await visitor.titles(NEWS)).sort()).toEqual(["Much snow", "New"]);
    expect(await editor.open("/collections/translations")).toContain("Snow");
  });
});
