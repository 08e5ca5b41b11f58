import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { findFreePort } from "../../../tests/e2e/harness/site.ts";
import { runSql } from "./run-sql.ts";
import { newDataDir, removeDataDir } from "./running-cms.ts";
import { imported, prepareImport } from "./wordpress/prepare-import.ts";
import { toPicture, toRecord, writeRecordsFile } from "./wordpress/records.ts";

const { apply, at, getIn, kinds, list, removeAll, self, undo } = prepareImport();

describe("applying a plan", () => {
  test("writes a record per item: published, or a draft for what needs a person", async () => {
    const { counts, problems } = await apply(kinds());
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ created: 7, drafts: 2, files: 4 });
    const news = await list("news");
    expect(news.map(({ title, _status }) => [title, _status])).toEqual([
      ["Rain", "published"],
      ["Check me", "draft"],
      ["With file", "published"],
    ]);
    expect(news[0]).toMatchObject({ fromDate: "2024-03-01T12:00:00.000Z", description: "Text" });
    const [document] = await list("documents");
    expect(news[2]?.["attachments"]).toEqual([document?.["id"]]);
    expect(await list("events")).toMatchObject([
      { title: "Fair", time: "10:00 AM", venue: "Hall" },
    ]);
    const pages = await getIn("/api/site/SGSM");
    expect(pages).toContain("/about/house");
    expect(pages).toContain("Words of the house");
  });

  test("a second run writes nothing", async () => {
    await apply(kinds());
    const before = await Promise.all(imported.map(list));
    const asked = self.site.requests.length;
    const { counts } = await apply(kinds());
    expect(counts).toMatchObject({ created: 0, updated: 0, files: 0, leftAlone: 0, unchanged: 6 });
    expect(self.site.requests.length).toBe(asked);
    expect(await Promise.all(imported.map(list))).toEqual(before);
  });

  test("updates what has changed in the export, but nothing that was edited or deleted in Manor", async () => {
    const titles = ["Stays", "Edited", "Draft saved", "Trashed"];
    await apply(titles.map((title) => toRecord({ title })));
    const ids = (await list("news")).map(({ id }) => Number(id));
    const how = { collection: "news", depth: 0 } as const;
    await self.cms.payload.update({
      ...how,
      id: ids[1] ?? 0,
      data: { description: "Edited text" },
    });
    await self.cms.payload.update({
      ...how,
      id: ids[2] ?? 0,
      data: { description: "Saved" },
      draft: true,
    });
    const deletedAt = new Date().toISOString();
    await self.cms.payload.update({ ...how, id: ids[3] ?? 0, data: { deletedAt } });
    const { counts } = await apply(titles.map((title) => toRecord({ title, text: "New text" })));
    expect(counts).toMatchObject({ created: 0, updated: 1, leftAlone: 3 });
    const after = (await list("news")).map(({ title, description }) => [title, description]);
    expect(after).toEqual([
      ["Stays", "New text"],
      ["Edited", "Edited text"],
      ["Draft saved", "Saved"],
    ]);
  });

  test("a page whose address is taken becomes a draft, and is reported", async () => {
    const page = (key: string) =>
      toRecord({ key, title: "House", target: "page", newAddress: "/about/house" });
    const { counts, problems } = await apply([page("a"), page("b")]);
    expect(counts).toMatchObject({ created: 2, drafts: 1 });
    expect(problems).toEqual([[expect.stringContaining('"House" (pages) is a draft'), 1]]);
  });

  test("a run that was interrupted continues without doubles, under its name", async () => {
    const records = kinds();
    const whole = await apply(records);
    await undo(whole.run);
    const texts = async () =>
      (await Promise.all(imported.map(list))).map((docs) => docs.map(({ title }) => title).sort());
    await removeAll();
    await apply(records);
    const expected = await texts();
    await removeAll();
    for (const [step, at] of [
      ["files", 2],
      ["records", 2],
      ["records", 5],
    ] as const) {
      const onProgress = (what: string, done: number) => {
        if (what === step && done === at) throw new Error("killed");
      };
      await expect(apply(records, { onProgress })).rejects.toThrow("killed");
    }
    await apply(records);
    expect(await texts()).toEqual(expected);
    const rows = await list("imported-items");
    expect(new Set(rows.map(({ run }) => run)).size).toBe(1);
  });
});

describe("pictures and documents", () => {
  const withPictures = (...paths: string[]) =>
    toRecord({ title: "Pictures", pictures: paths.map((path) => toPicture(at(path))) });

  test("the same bytes are stored once, under a random name", async () => {
    await apply([withPictures("/red.jpg", "/copy-of-red.jpg")]);
    const media = await list("media");
    expect(media.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
    ]);
    expect((await list("news"))[0]?.["images"]).toEqual([media[0]?.["id"]]);
  });

  test("a large upload is found under its -scaled name", async () => {
    const { problems } = await apply([withPictures("/large.jpg")]);
    expect(problems).toEqual([]);
    expect(await list("media")).toHaveLength(1);
  });

  test("another type of file, a missing one or one on another host is named, and the record comes without it", async () => {
    const other = toPicture("http://other.example/a.jpg");
    const record = withPictures("/text.jpg", "/missing.jpg");
    const { problems } = await apply([{ ...record, pictures: [...record.pictures, other] }]);
    expect(problems.map(([text]) => text.replace(self.site.from.href, "/")).sort()).toEqual([
      "/missing.jpg: the old site no longer has it (404).",
      expect.stringMatching(/^\/text\.jpg: This image was not saved, because it /),
      expect.stringMatching(
        /^http:\/\/other\.example\/a\.jpg: it is on another host \(other\.example\)/,
      ),
    ]);
    expect(await list("media")).toEqual([]);
    expect(await list("news")).toMatchObject([{ title: "Pictures", images: [] }]);
  });
});

describe("undoing a run", () => {
  test("moves its records and files to the trash, except those that were edited since", async () => {
    const { run } = await apply(kinds());
    const [rain] = await list("news");
    const data = { description: "Edited text" };
    await self.cms.payload.update({ collection: "news", id: Number(rain?.["id"]), data, depth: 0 });
    const undone = await undo(run);
    expect(undone).toEqual({
      inTrash: 9,
      edited: [{ list: "news", record: rain?.["id"] }],
      filesInUse: 1,
    });
    expect((await list("news")).map(({ title }) => title)).toEqual(["Rain"]);
    expect((await list("media")).map(({ id }) => id)).toEqual(rain?.["images"]);
    for (const collection of ["events", "albums", "pages", "documents"] as const)
      expect(await list(collection), collection).toEqual([]);
    expect(await getIn("/api/news/all/SGSM")).not.toContain("With file");
  });

  test("afterwards the same export can come again, and the edited record is not doubled", async () => {
    const { run } = await apply(kinds());
    const [rain] = await list("news");
    const id = Number(rain?.["id"]);
    await self.cms.payload.update({
      collection: "news",
      id,
      data: { description: "Edited text" },
      depth: 0,
    });
    await undo(run);
    const { counts } = await apply(kinds());
    expect(counts).toMatchObject({ leftAlone: 1 });
    expect((await list("news")).map(({ title }) => title)).toEqual([
      "Rain",
      "Check me",
      "With file",
    ]);
  });

  test("an unknown run changes nothing", async () => {
    await apply(kinds());
    expect(await undo("2020-01-01-000000")).toBeUndefined();
    expect(await list("news")).toHaveLength(3);
  });
});

describe("the command", () => {
  const script = fileURLToPath(new URL("../scripts/import-wordpress.ts", import.meta.url));
  const from = "https://old.school.example/";

  async function start(
    args: string[],
    port: string,
    dataDir: string,
    seen: (text: string) => boolean = () => false,
  ) {
    const { PATH } = process.env;
    const env = {
      NODE_ENV: "production" as const,
      PATH,
      CMS_DATA_DIR: dataDir,
      CMS_PORT: port,
      SAMPLE_CONTENT: "off",
    };
    const child: ChildProcess = spawn(process.execPath, [script, ...args], { env });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text) => {
        output += String(text);
        if (seen(output)) child.kill("SIGKILL");
      });
    await once(child, "close");
    return output;
  }

  test("continues after a kill, and refuses to run while the CMS runs", {
    timeout: 240_000,
  }, async () => {
    const records = Array.from({ length: 200 }, (_, index) => toRecord({ title: `News ${index}` }));
    const file = writeRecordsFile(records);
    const port = String(await findFreePort());
    const apply = ["apply", file, from];
    expect(await start(apply, port, self.cms.dataDir)).toBe(
      "The database is in use, so nothing was changed: stop the CMS first.\n",
    );
    // A copy, because this process may still hold the lock of a closed database.
    const copy = newDataDir();
    const database = Object(self.cms.payload.db).client;
    await database.execute(`VACUUM INTO '${join(copy, "content.db")}'`);
    const outputs = [
      await start(apply, port, copy, (output) => output.includes("records 60 of")),
      await start(apply, port, copy),
      await start(apply, port, copy),
    ];
    expect(outputs[0]).toMatch(/records 60 of 200\n/);
    expect(outputs[0]).not.toContain("Run ");
    expect(outputs[1]).toMatch(/: [1-9]\d* records created, 0 updated, [1-9]\d* unchanged/);
    expect(outputs[2]).toContain(": 0 records created, 0 updated, 200 unchanged");
    const rows = await runSql(copy, "SELECT title FROM news ORDER BY id");
    const titles = rows.map((row) => Object(row).title);
    removeDataDir(copy);
    expect(titles).toEqual(records.map(({ title }) => title));
  });
});
