import { emptySchool } from "@manor/content-api/empty-school";
import type { School } from "@manor/content-api/school";
import type { Payload, PayloadRequest } from "payload";
import { recordEvent } from "../../audit-log/audit-log.ts";
import { automaticChange } from "../../fields/record-fields.ts";
import { schoolGlobals } from "../../globals/school-globals.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { deleteSeed } from "./delete-seed.ts";

const { links, numbers, admission, callTimings, disclosure, documents } = emptySchool;
const { banner, tiles, timeline, song, newsletters, tours } = emptySchool;

/** The settings that an own school starts with. The others have no facts, or a school enters them first. */
const emptyParts: Partial<School> = {
  ...{ links, numbers, admission, callTimings, disclosure, documents },
  ...{ banner, tiles, timeline, song, newsletters, tours },
};

/** Deletes the sample's records and empties its settings, where no editor has saved them. Returns the number of records. */
export async function startOwnSchool(req: PayloadRequest): Promise<number> {
  const number = await deleteSeed(req);
  await deleteSampleTranslations(req);
  await emptySettings(req);
  await recordEvent(req, {
    what: "removed {number} sample records",
    number,
    list: "name-and-address",
  });
  return number;
}

/** The settings keep the places of their texts, so the website would show the sample's Hindi with the school's own English. */
async function deleteSampleTranslations({ payload }: PayloadRequest): Promise<void> {
  await payload.delete({
    collection: "translations",
    where: { changedBy: { equals: automaticChange } },
    trash: true,
    depth: 0,
  });
}

/** Hides the text pages that no editor has saved, until an editor has reviewed them. The CMS stays their author. */
async function emptySettings(req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const t = createTranslator(req.i18n.language);
  for (const { slug, part, toForm } of schoolGlobals) {
    const { changedBy } = await payload.findGlobal({ slug, depth: 0 });
    const emptyPart = emptyParts[part];
    if (!emptyPart || changedBy !== automaticChange) continue;
    // The value has the type of this settings page.
    const data = { ...toForm(emptyPart), _status: "published" } as never;
    await payload.updateGlobal({ slug, data, depth: 0 });
  }
  await closeAdmission(payload);
  const noNames = { noNamesBesidePictures: true, _status: "published" } as const;
  await payload.updateGlobal({ slug: "privacy", data: noNames, depth: 0, req });
  const { changedBy } = await payload.findGlobal({ slug: "settings", depth: 0 });
  if (changedBy === automaticChange) {
    await payload.updateGlobal({
      slug: "settings",
      data: { aadhaarMandatoryWord: false, languages: [], _status: "published" },
      depth: 0,
    });
  }
  await payload.update({
    collection: "pages",
    where: { changedBy: { equals: automaticChange } },
    data: {
      isHidden: true,
      hiddenBecause: t(reviewReason),
      picture: null,
      ownPicture: null,
      _status: "published",
    },
    depth: 0,
  });
}

/** A new school opens enquiries and visits when its office is ready to answer. */
async function closeAdmission(payload: Payload): Promise<void> {
  for (const slug of ["enquiry-settings", "visit-settings"] as const) {
    const { changedBy } = await payload.findGlobal({ slug, depth: 0 });
    if (changedBy === automaticChange)
      await payload.updateGlobal({ slug, data: { isOpen: false }, depth: 0 });
  }
}

const reviewReason =
  "This page still has the sample text. Replace it, or untick this box if it fits.";
