import { isDeepStrictEqual } from "node:util";
import { blankSchool } from "@manor/content-api/blank-school";
import { defaultSchool } from "@manor/content-api/default-school";
import type { School, SchoolPart } from "@manor/content-api/school";
import type { PayloadRequest } from "payload";
import { filesOf } from "../content-api/files.ts";
import { schoolGlobals } from "../globals/school-globals.ts";
import { sayIn } from "../i18n/say.ts";
import { raiseAfterImport } from "../revision/hooks.ts";

const blank: Partial<School> = blankSchool;

/**
 * Empties the sample values of every unchanged settings page, and hides the sample's text pages, without their
 * images, until an editor has reviewed them.
 */
export async function beginBlank(req: PayloadRequest): Promise<void> {
  const say = sayIn(req.i18n.language);
  const { nameOf } = await filesOf(req.payload);
  for (const { slug, part, toPart, toForm } of schoolGlobals) {
    const doc = await req.payload.findGlobal({ slug, depth: 0, req });
    const nothing = blankOf(part);
    if (!nothing || !isDeepStrictEqual(toPart(doc, nameOf), defaultSchool[part])) continue;
    // The value has the type of this settings page.
    const data = { ...toForm(nothing as never), _status: "published" } as never;
    await req.payload.updateGlobal({ slug, data, depth: 0, req });
  }
  await req.payload.update({
    collection: "pages",
    where: {
      replaces: { not_equals: "" },
      isSample: { equals: true },
    },
    data: {
      isHidden: true,
      hiddenBecause: say(stillOurs),
      picture: null,
      ownPicture: null,
      _status: "published",
    },
    context: { isSample: true },
    depth: 0,
    req,
  });
  for (const { slug } of [...schoolGlobals, { slug: "pages" }]) await raiseAfterImport(slug);
}

const blankOf = (part: SchoolPart) => blank[part];

const stillOurs = "The words are the sample’s: write your own, or untick this if they fit.";
