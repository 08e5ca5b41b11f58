import type { Payload } from "payload";
import { createLocalReq, restoreVersionOperation } from "payload";
import sharp from "sharp";
import type { PayloadProcess } from "./payload-process.ts";

const full = { givenBy: "Mother", on: "2020-01-01T12:00:00Z", identifiedBy: "signed" } as const;
const consents = {
  given: { ...full, until: null, withdrawnOn: null, purposes: [] },
  ended: { ...full, until: "2021-01-01T12:00:00Z", withdrawnOn: null, purposes: [] },
  withdrawn: { ...full, until: null, withdrawnOn: "2021-01-01T12:00:00Z", purposes: [] },
  withoutPhoto: { ...full, until: null, withdrawnOn: null, purposes: ["name", "result"] },
} as const;

/** A photograph that a topper, a news item and a fixed address show, all published. */
export type PersonPhoto = Awaited<ReturnType<typeof publishPersonPhoto>>;

export async function publishPersonPhoto(cms: PayloadProcess, index: number) {
  const words = `Words of ${index}`;
  const fixedAddress = `fixed-${index}`;
  const media = await upload(cms.payload, { alt: words, fixedAddress });
  // What people have decided, whatever the database contains after a restore.
  const allowed: Allowed = { published: true, latest: true, record: true, photo: true, all: true };
  const steps = {
    ...createRecordSteps(cms, media, allowed),
    ...createOtherSteps(cms, { media, index, allowed }),
  };
  await steps["consent given"]();
  const item = { title: "News", images: [media], _status: "published" as const };
  await cms.payload.create({ collection: "news", data: item });
  return {
    steps,
    words,
    address: `/api/image/SGSM/${fixedAddress}`,
    mayBeShown: () => Object.values(allowed).every(Boolean),
    /** The current name of the file; a cover changes it. */
    readName: async () => {
      const where = { id: { equals: media } };
      const { docs } = await cms.payload.find({ collection: "media", where, trash: true });
      return docs[0]?.filename ?? "";
    },
  };
}

type Allowed = Record<"published" | "latest" | "record" | "photo" | "all", boolean>;

/** The steps that change the topper. */
function createRecordSteps(cms: PayloadProcess, photo: number, allowed: Allowed) {
  const published = { _status: "published" } as const;
  let topper = 0;
  const save = (data: object, draft = false) =>
    cms.payload.update({ collection: "toppers", id: topper, data, draft, trash: true });
  const saveDraft = (data: object) => save({ ...data, _status: "draft" }, true);
  const allow = (isAllowed: boolean) =>
    Object.assign(allowed, { published: isAllowed, latest: isAllowed });

  async function give() {
    const pupil = { name: "Pupil", class: "X", division: "97", photo } as const;
    const data = { ...pupil, ...published, consent: { ...consents.given, purposes: [] } };
    const where = { id: { equals: topper } };
    const { totalDocs } = await cms.payload.find({ collection: "toppers", where, trash: true });
    if (totalDocs > 0) await save({ ...data, deletedAt: null });
    else topper = (await cms.payload.create({ collection: "toppers", data })).id;
    allow(true);
    allowed.record = true;
  }
  const withdraw =
    (consent: keyof typeof consents, more: object = {}) =>
    async () => {
      await save({ consent: consents[consent], ...published, ...more });
      allow(false);
    };
  const draftConsent = (consent: keyof typeof consents) => async () => {
    await saveDraft({ consent: consents[consent] });
    allowed.latest = consent === "given";
  };
  const publishLatest = (change: object) => async () => {
    await save({ ...change, ...published });
    allow(allowed.latest);
  };
  return {
    "consent given": give,
    "consent given in a draft": draftConsent("given"),
    "consent ended": withdraw("ended"),
    "consent withdrawn": withdraw("withdrawn"),
    "consent withdrawn in a draft": draftConsent("withdrawn"),
    "consent for the photo withdrawn in a draft": draftConsent("withoutPhoto"),
    "consent for the photo withdrawn, photo removed": withdraw("withoutPhoto", { photo: null }),
    "photo removed from the record": publishLatest({ photo: null }),
    "record published again": publishLatest({ name: "Pupil again" }),
    "record in the trash": async () => {
      await save({ deletedAt: new Date().toISOString() });
      allowed.record = false;
    },
    "record out of the trash": async () => {
      await save({ deletedAt: null });
      allowed.record = true;
    },
    "record deleted for good": async () => {
      await cms.payload.delete({ collection: "toppers", id: topper, trash: true });
      allowed.record = false;
    },
    "first version restored": () => restoreFirstVersion(cms.payload, topper),
  };
}

type PhotoOf = { media: number; index: number; allowed: Allowed };

/** The steps that change the photograph or the whole CMS. */
function createOtherSteps(cms: PayloadProcess, { media, index, allowed }: PhotoOf) {
  const backups: string[] = [];
  return {
    "face covered": () => coverFace(cms.payload, media),
    "photo in the trash": async () => {
      const data = { deletedAt: new Date().toISOString() };
      await cms.payload.update({ collection: "media", id: media, data });
      allowed.photo = false;
    },
    "all photos hidden": async () => {
      await cms.hidePhotos(true);
      allowed.all = false;
    },
    backup: async () => {
      const file = `${index}-${backups.length}`;
      await cms.backUp(file);
      backups.push(file);
    },
    restore: async () => {
      const file = backups.at(-1);
      if (file) await cms.restore(file);
    },
    restart: () => cms.restart(),
  };
}

async function upload(payload: Payload, data: object): Promise<number> {
  const create = { width: 48, height: 32, channels: 3, background: "#789" } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const file = { data: bytes, mimetype: "image/jpeg", name: "photo.jpg", size: bytes.length };
  // No faces are looked for.
  const context = { hasNoPeople: true };
  return (await payload.create({ collection: "media", data, file, context })).id;
}

async function coverFace(payload: Payload, id: number) {
  const faces = [{ x: 0.4, y: 0.4, width: 0.1, height: 0.1, isCovered: true }];
  const context = { hasNoPeople: true };
  await payload.update({ collection: "media", id, data: { faces }, context });
}

async function restoreFirstVersion(payload: Payload, topper: number) {
  const where = { parent: { equals: topper } };
  const first = { where, sort: "createdAt", limit: 1 };
  const { docs } = await payload.findVersions({ collection: "toppers", ...first });
  await restoreVersionOperation({
    id: String(docs[0]?.id),
    collection: payload.collections.toppers,
    draft: true,
    overrideAccess: true,
    req: await createLocalReq({}, payload),
  });
}
