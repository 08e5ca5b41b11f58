import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prepareImport } from "./wordpress/prepare-import.ts";
import { toPicture, toRecord } from "./wordpress/records.ts";

const { apply, at, getIn, kinds, list, removeAll, self } = prepareImport();
const consent = { givenBy: "Consent forms 2024", on: "2020-01-01T12:00:00.000Z" };

describe("an imported picture", () => {
  type Model = { id: number; album: number; isIn: boolean };

  /** A news item, a page and an album show the pictures. Returns each with the album that withholds it. */
  async function importPictures(): Promise<Model[]> {
    await apply([
      ...kinds(),
      toRecord({
        title: "Both",
        pictures: ["/green.jpg", "/red.jpg"].map((path) => toPicture(at(path))),
      }),
    ]);
    const albums = await list("albums");
    return albums.flatMap(({ id, attachments }) =>
      (attachments as number[]).map((picture) => ({ id: picture, album: Number(id), isIn: true })),
    );
  }

  async function findReachable(): Promise<number[]> {
    const lists = [
      "/api/site/SGSM",
      "/api/news/all/SGSM",
      "/api/news/SGSM",
      "/api/events/All/SGSM",
      "/api/gallery/All/SGSM",
    ];
    const texts = (await Promise.all(lists.map(getIn))).join();
    const reachable: number[] = [];
    for (const { id, filename } of await list("media")) {
      const { status } = await self.cms.get(`/api/image/${filename}`);
      if (status !== 404 || texts.includes(String(filename))) reachable.push(Number(id));
    }
    return reachable;
  }

  const update = (id: number, data: object, draft = false) =>
    self.cms.payload.update({ collection: "albums", id, data, draft, trash: true, depth: 0 });

  test("is public when its album has a consent, in the album and wherever else it is shown", async () => {
    const pictures = await importPictures();
    expect(pictures).toHaveLength(3);
    expect(await findReachable()).toEqual([]);
    for (const album of new Set(pictures.map((picture) => picture.album)))
      await update(album, { consent });
    expect((await findReachable()).sort()).toEqual(pictures.map(({ id }) => id).sort());
  });

  test("that a reviewer took out of the album stays withheld when the album gets its consent", async () => {
    const [first] = await importPictures();
    await update(first?.album ?? 0, { attachments: [] });
    await update(first?.album ?? 0, { consent });
    expect(await findReachable()).toEqual([]);
  });

  test("is at no public address while its album is not reviewed, whatever else happens", async () => {
    const steps = [
      "consent",
      "consent in a draft",
      "publish",
      "remove",
      "trash",
      "restore",
      "restart",
      "import again",
    ] as const;
    const sequence = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(2)), {
      minLength: 2,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(sequence, async (sequence) => {
        const pictures = await importPictures();
        const reviewed = new Set<number>();
        for (const [step, index] of sequence) {
          const { album = 0 } = pictures[index] ?? {};
          const inAlbum = pictures.filter((picture) => picture.album === album && picture.isIn);
          if (step === "consent") await update(album, { consent });
          if (step === "consent in a draft") await update(album, { consent }, true);
          if (step === "publish") await update(album, { _status: "published" });
          if (step === "remove") await update(album, { attachments: [] });
          if (step === "remove") for (const picture of inAlbum) picture.isIn = false;
          if (step === "trash") await update(album, { deletedAt: new Date().toISOString() });
          if (step === "restore") await update(album, { deletedAt: null });
          if (step === "restart") await self.cms.restart();
          if (step === "import again") await apply(kinds());
          if (step.startsWith("consent")) for (const { id } of inAlbum) reviewed.add(id);
          const leaks = (await findReachable()).filter((one) => !reviewed.has(one));
          expect(leaks, step).toEqual([]);
        }
        await removeAll();
      }),
      { numRuns: Number(process.env["RUNS"] ?? 5), endOnFailure: true },
    );
  });
});
