import fc from "fast-check";
import type { CollectionSlug } from "payload";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ImportRecord } from "../src/wordpress-import/import-record.ts";
import { createPayloadProcess, type PayloadProcess } from "./withheld-photos/payload-process.ts";
import { drawPicture, startOldSite } from "./wordpress/old-site.ts";
import { toPicture, toRecord, writeRecordsFile } from "./wordpress/records.ts";

type Site = Awaited<ReturnType<typeof startOldSite>>;
const imported = ["news", "events", "albums", "pages", "media", "documents"] as const;
const pdf = Buffer.from("%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF");
const consent = { givenBy: "Consent forms 2024", on: "2020-01-01T12:00:00.000Z" };

let cms: PayloadProcess;
let site: Site;
let applyImport: typeof import("../src/wordpress-import/apply-import.ts").applyImport;
let undoImport: typeof import("../src/wordpress-import/undo-import.ts").undoImport;

beforeAll(async () => {
  cms = await createPayloadProcess();
  ({ applyImport } = await import("../src/wordpress-import/apply-import.ts"));
  ({ undoImport } = await import("../src/wordpress-import/undo-import.ts"));
  site = await startOldSite({
    "/red.jpg": await drawPicture("#a00"),
    "/copy-of-red.jpg": await drawPicture("#a00"),
    "/green.jpg": await drawPicture("#0a0"),
    "/blue.jpg": await drawPicture("#00a"),
    "/large-scaled.jpg": await drawPicture("#aa0"),
    "/notes.pdf": pdf,
    "/text.jpg": Buffer.from("no picture"),
  });
});
afterEach(async () => {
  const where = { id: { exists: true } };
  for (const collection of [...imported, "imported-items"] as const)
    await cms.payload.delete({ collection, where, trash: true });
});
afterAll(async () => {
  await site?.stop();
  await cms?.remove();
});

let minutes = 0;
function apply(records: readonly ImportRecord[], more: object = {}) {
  minutes += 1;
  const now = new Date(Date.UTC(2026, 10, 29, 0, minutes));
  const { from, network } = site;
  return applyImport(cms.payload, { file: writeRecordsFile(records), from, network, now, ...more });
}

const list = async (collection: CollectionSlug) =>
  (await cms.payload.find({ collection, depth: 0, pagination: false, draft: true, sort: "id" }))
    .docs as unknown as Record<string, unknown>[];
const getIn = async (path: string) => (await cms.get(path)).text();

/** Of each kind one, with two pictures and a document. */
const kinds = (): ImportRecord[] => [
  toRecord({ title: "Rain", pictures: [toPicture(site.at("/red.jpg"))] }),
  toRecord({ title: "Check me", isPublic: false, day: "" }),
  toRecord({ title: "Fair", target: "event", time: "10:00 AM", venue: "Hall" }),
  toRecord({
    ...{ title: "Sports day", target: "album", pictures: [toPicture(site.at("/green.jpg"))] },
    albums: [{ title: "Sports day", pictures: [toPicture(site.at("/green.jpg"))] }],
  }),
  toRecord({
    ...{ title: "Circular", target: "document", fileAddress: site.at("/notes.pdf") },
  }),
  toRecord({ title: "With file", linkedFiles: [site.at("/notes.pdf")] }),
  toRecord({
    ...{ title: "Our house", target: "page", newAddress: "/about/house" },
    pictures: [toPicture(site.at("/blue.jpg"))],
    blocks: [
      { kind: "paragraph", pieces: [{ kind: "text", text: "Words of the house" }] },
      { kind: "picture", picture: site.at("/blue.jpg"), alt: "The front", caption: "" },
    ],
  }),
];

describe("applying a plan", () => {
  test("writes a record per item: published, or a draft for what needs a person", async () => {
    const { counts, problems } = await apply(kinds());
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ created: 8, drafts: 3, files: 4 });
    const news = await list("news");
    expect(news.map(({ title, _status }) => [title, _status])).toEqual([
      ["Rain", "published"],
      ["Check me", "draft"],
      ["With file", "published"],
    ]);
    expect(news[0]).toMatchObject({ fromDate: "2024-03-01T12:00:00.000Z", description: "Text" });
    const [document] = await list("documents");
    expect(news[2]?.["attachments"]).toEqual([document?.["id"]]);
    expect(await list("events")).toMatchObject([{ title: "Fair", time: "10:00 AM", venue: "Hall" }]);
    const pages = await getIn("/api/site/SGSM");
    expect(pages).toContain("/about/house");
    expect(pages).toContain("Words of the house");
  });

  test("a second run writes nothing", async () => {
    await apply(kinds());
    const before = await Promise.all(imported.map(list));
    const asked = site.requests.length;
    const { counts } = await apply(kinds());
    expect(counts).toMatchObject({ created: 0, updated: 0, files: 0, leftAlone: 0, unchanged: 7 - 1 });
    expect(site.requests.length).toBe(asked);
    expect(await Promise.all(imported.map(list))).toEqual(before);
  });

  test("updates what has changed in the export, but nothing that was edited or deleted in Manor", async () => {
    const titles = ["Stays", "Edited", "Draft saved", "Trashed"];
    await apply(titles.map((title) => toRecord({ title })));
    const ids = (await list("news")).map(({ id }) => Number(id));
    const how = { collection: "news", depth: 0 } as const;
    await cms.payload.update({ ...how, id: ids[1] ?? 0, data: { description: "By hand" } });
    await cms.payload.update({ ...how, id: ids[2] ?? 0, data: { description: "Saved" }, draft: true });
    const deletedAt = new Date().toISOString();
    await cms.payload.update({ ...how, id: ids[3] ?? 0, data: { deletedAt } });
    const { counts } = await apply(titles.map((title) => toRecord({ title, text: "New text" })));
    expect(counts).toMatchObject({ created: 0, updated: 1, leftAlone: 3 });
    const after = (await list("news")).map(({ title, description }) => [title, description]);
    expect(after).toEqual([["Stays", "New text"], ["Edited", "By hand"], ["Draft saved", "Saved"]]);
  });

  test("a page whose address is taken becomes a draft, and the report says so", async () => {
    const page = (key: string) =>
      toRecord({ key, title: "House", target: "page", newAddress: "/about/house" });
    const { counts, problems } = await apply([page("a"), page("b")]);
    expect(counts).toMatchObject({ created: 2, drafts: 1 });
    expect(problems).toEqual([[expect.stringContaining('"House" (pages) is a draft'), 1]]);
  });

  test("a run that was interrupted continues without doubles and keeps its name", async () => {
    const records = kinds();
    const whole = await apply(records);
    await undoImport(cms.payload, whole.run);
    const texts = async () =>
      (await Promise.all(imported.map(list))).map((docs) => docs.map(({ title }) => title).sort());
    for (const collection of imported)
      await cms.payload.delete({ collection, where: { id: { exists: true } }, trash: true });
    await apply(records);
    const expected = await texts();
    for (const collection of [...imported, "imported-items"] as const)
      await cms.payload.delete({ collection, where: { id: { exists: true } }, trash: true });
    for (const [step, at] of [["files", 2], ["records", 2], ["records", 5]] as const) {
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
    toRecord({ title: "Pictures", pictures: paths.map((path) => toPicture(site.at(path))) });

  test("the same bytes are stored once, under a random name", async () => {
    await apply([withPictures("/red.jpg", "/copy-of-red.jpg")]);
    const media = await list("media");
    expect(media.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.jpg$/)]);
    expect((await list("news"))[0]?.["images"]).toEqual([media[0]?.["id"]]);
  });

  test("a large upload is found under its -scaled name", async () => {
    const { problems } = await apply([withPictures("/large.jpg")]);
    expect(problems).toEqual([]);
    expect(await list("media")).toHaveLength(1);
  });

  test("what is no picture, missing, or on another host is named, and the record comes without it", async () => {
    const other = toPicture("http://other.example/a.jpg");
    const record = withPictures("/text.jpg", "/missing.jpg");
    const { problems } = await apply([{ ...record, pictures: [...record.pictures, other] }]);
    expect(problems.map(([text]) => text.replace(site.from.href, "/")).sort()).toEqual([
      "/missing.jpg: the old site no longer has it (404).",
      expect.stringMatching(/^\/text\.jpg: This image was not saved, because it /),
      expect.stringMatching(/^http:\/\/other\.example\/a\.jpg: it is on another host \(other\.example\)/),
    ]);
    expect(await list("media")).toEqual([]);
    expect(await list("news")).toMatchObject([{ title: "Pictures", images: [] }]);
  });
});

describe("an imported picture", () => {
  type Model = { id: number; album: number; isIn: boolean };

  /** A news item, a page and an album show the pictures. Returns each with the album that withholds it. */
  async function importPictures(): Promise<Model[]> {
    await apply([
      ...kinds(),
      toRecord({ title: "Both", pictures: ["/green.jpg", "/red.jpg"].map((path) => toPicture(site.at(path))) }),
    ]);
    const albums = await list("albums");
    return albums.flatMap(({ id, attachments }) =>
      (attachments as number[]).map((picture) => ({ id: picture, album: Number(id), isIn: true })),
    );
  }

  async function findReachable(): Promise<number[]> {
    const lists = ["/api/site/SGSM", "/api/news/all/SGSM", "/api/news/SGSM", "/api/event/SGSM", "/api/gallery/All/SGSM"];
    const texts = (await Promise.all(lists.map(getIn))).join();
    const reachable: number[] = [];
    for (const { id, filename } of await list("media")) {
      const { status } = await cms.get(`/api/image/${filename}`);
      if (status !== 404 || texts.includes(String(filename))) reachable.push(Number(id));
    }
    return reachable;
  }

  const update = (id: number, data: object, draft = false) =>
    cms.payload.update({ collection: "albums", id, data, draft, trash: true, depth: 0 });

  test("is public when its album has a consent, in the album and wherever else it is shown", async () => {
    const pictures = await importPictures();
    expect(pictures).toHaveLength(3);
    expect(await findReachable()).toEqual([]);
    for (const album of new Set(pictures.map((picture) => picture.album))) await update(album, { consent });
    expect((await findReachable()).sort()).toEqual(pictures.map(({ id }) => id).sort());
  });

  test("that a reviewer took out of the album stays withheld when the album gets its consent", async () => {
    const [first] = await importPictures();
    await update(first?.album ?? 0, { attachments: [] });
    await update(first?.album ?? 0, { consent });
    expect(await findReachable()).toEqual([]);
  });

  test("is at no public address while its album is not reviewed, whatever else happens", async () => {
    const steps = ["consent", "consent in a draft", "publish", "remove", "trash", "restore", "restart", "import again"] as const;
    const sequence = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(2)), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(sequence, async (sequence) => {
        const pictures = await importPictures();
        const reviewed = new Set<number>();
        for (const [step, index] of sequence) {
          const { album = 0, id = 0 } = pictures[index] ?? {};
          if (step === "consent") await update(album, { consent });
          if (step === "consent in a draft") await update(album, { consent }, true);
          if (step === "publish") await update(album, { _status: "published" });
          if (step === "remove") await update(album, { attachments: [] });
          if (step === "trash") await update(album, { deletedAt: new Date().toISOString() });
          if (step === "restore") await update(album, { deletedAt: null });
          if (step === "restart") await cms.restart();
          if (step === "import again") await apply(kinds());
          if (step.startsWith("consent")) reviewed.add(id);
          const leaks = (await findReachable()).filter((one) => !reviewed.has(one));
          expect(leaks, step).toEqual([]);
        }
        const where = { id: { exists: true } };
        for (const collection of [...imported, "imported-items"] as const)
          await cms.payload.delete({ collection, where, trash: true });
      }),
      { numRuns: Number(process.env["RUNS"] ?? 5), endOnFailure: true },
    );
  });
});

describe("undoing a run", () => {
  test("moves its records and files to the trash, except those that were edited since", async () => {
    const { run } = await apply(kinds());
    const [rain] = await list("news");
    const data = { description: "By hand" };
    await cms.payload.update({ collection: "news", id: Number(rain?.["id"]), data, depth: 0 });
    const undone = await undoImport(cms.payload, run);
    expect(undone).toEqual({
      inTrash: 10,
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
    await cms.payload.update({ collection: "news", id, data: { description: "By hand" }, depth: 0 });
    await undoImport(cms.payload, run);
    const { counts } = await apply(kinds());
    expect(counts).toMatchObject({ leftAlone: 1 });
    expect((await list("news")).map(({ title }) => title)).toEqual(["Rain", "Check me", "With file"]);
  });

  test("an unknown run changes nothing", async () => {
    await apply(kinds());
    expect(await undoImport(cms.payload, "2020-01-01-000000")).toBeUndefined();
    expect(await list("news")).toHaveLength(3);
  });
});
