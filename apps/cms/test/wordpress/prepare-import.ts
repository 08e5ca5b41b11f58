import { readFileSync } from "node:fs";
import type { CollectionSlug } from "payload";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { ImportRecord } from "../../src/wordpress-import/import-record.ts";
import { createPayloadProcess, type PayloadProcess } from "../withheld-photos/payload-process.ts";
import { drawPicture } from "./draw-picture.ts";
import { startOldSite } from "./old-site.ts";
import { toPicture, toRecord, writeRecordsFile } from "./records.ts";

type Site = Awaited<ReturnType<typeof startOldSite>>;
type Apply = typeof import("../../src/wordpress-import/apply-import.ts").applyImport;
type Undo = typeof import("../../src/wordpress-import/undo-import.ts").undoImport;

export const imported = [
  ...(["translations", "news", "events", "albums", "pages"] as const),
  ...(["media", "documents"] as const),
] as const;
const pdf = readFileSync(new URL("../../seed/documents/sample-circular.pdf", import.meta.url));

/** A CMS in this process and a former website, for the tests of one file. */
export function prepareImport() {
  const self = {} as { cms: PayloadProcess; site: Site; applyImport: Apply; undoImport: Undo };
  let minutes = 0;

  const removeAll = async () => {
    const where = { id: { exists: true } };
    for (const collection of [...imported, "imported-items"] as const)
      await self.cms.payload.delete({ collection, where, trash: true });
  };

  beforeAll(async () => {
    self.cms = await createPayloadProcess();
    const { applyImport } = await import("../../src/wordpress-import/apply-import.ts");
    const { undoImport } = await import("../../src/wordpress-import/undo-import.ts");
    const site = await startOldSite({
      "/red.jpg": await drawPicture("#a00"),
      "/copy-of-red.jpg": await drawPicture("#a00"),
      "/green.jpg": await drawPicture("#0a0"),
      "/blue.jpg": await drawPicture("#00a"),
      "/large-scaled.jpg": await drawPicture("#aa0"),
      "/notes.pdf": pdf,
      "/text.jpg": Buffer.from("no picture"),
    });
    Object.assign(self, { applyImport, undoImport, site });
  });
  afterEach(removeAll);
  afterAll(async () => {
    await self.site?.stop();
    await self.cms?.remove();
  });

  return {
    self,
    removeAll,
    at: (path: string) => self.site.at(path),
    apply: (records: readonly ImportRecord[], more: object = {}) => {
      minutes += 1;
      const now = new Date(Date.UTC(2026, 10, 29, 0, minutes));
      const { from, network } = self.site;
      const file = writeRecordsFile(records);
      return self.applyImport(self.cms.payload, { file, from, network, now, ...more });
    },
    /** The further languages of the website. */
    setLanguages: (languages: "hi"[]) => {
      const required = { pupils: "both", birthdays: "off", formType: "SGSM" } as const;
      const data = { ...required, languages, _status: "published" } as const;
      return self.cms.payload.updateGlobal({ slug: "settings", data, depth: 0 });
    },
    undo: (run: string) => self.undoImport(self.cms.payload, run),
    list: async (collection: CollectionSlug) => {
      const how = { collection, depth: 0, pagination: false, draft: true, sort: "id" } as const;
      return (await self.cms.payload.find(how)).docs as unknown as Record<string, unknown>[];
    },
    getIn: async (path: string) => (await self.cms.get(path)).text(),
    /** Of each kind one, with three pictures and a document. */
    kinds: () => listKinds(self.site),
  };
}

const listKinds = (site: Site): ImportRecord[] => [
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
