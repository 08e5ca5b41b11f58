import { isDeepStrictEqual } from "node:util";
import { blankSchool } from "@manor/content-api/blank-school";
import { defaultSchool } from "@manor/content-api/default-school";
import type { School, SchoolPart } from "@manor/content-api/school";
import type { PayloadRequest } from "payload";
import { getStoredNames } from "../../content-api/files.ts";
import { schoolGlobals } from "../../globals/school-globals.ts";
import { createTranslator } from "../../i18n/translate.ts";

const emptySchool: Partial<School> = blankSchool;

/**
 * Empties the sample values of every unchanged settings page, and hides the sample's text pages, without their
 * images, until an editor has reviewed them.
 */
export async function clearSampleValues(req: PayloadRequest): Promise<void> {
  const t = createTranslator(req.i18n.language);
  const nameOf = await getStoredNames(req.payload);
  for (const { slug, part, toPart, toForm } of schoolGlobals) {
    const doc = await req.payload.findGlobal({ slug, depth: 0, req });
    const emptyPart = getEmptyPart(part);
    if (!emptyPart || !isDeepStrictEqual(toPart(doc, nameOf), defaultSchool[part])) continue;
    // The value has the type of this settings page.
    const data = { ...toForm(emptyPart as never), _status: "published" } as never;
    await req.payload.updateGlobal({ slug, data, depth: 0, req });
  }
  const noNames = { noNamesBesidePictures: true, _status: "published" } as const;
  await req.payload.updateGlobal({ slug: "privacy", data: noNames, depth: 0, req });
  await req.payload.update({
    collection: "pages",
    where: {
      replaces: { not_equals: "" },
      isSample: { equals: true },
    },
    data: {
      isHidden: true,
      hiddenBecause: t(reviewReason),
      picture: null,
      ownPicture: null,
      _status: "published",
    },
    context: { isSample: true },
    depth: 0,
    req,
  });
}

const getEmptyPart = (part: SchoolPart) => emptySchool[part];

const reviewReason =
  "This page still has the sample text. Replace it, or untick this box if it fits.";
