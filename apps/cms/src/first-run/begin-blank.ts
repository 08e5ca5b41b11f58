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
 * Puts nothing into the place of what only the sample could say, on every screen that nobody has changed yet, and hides
 * the pages whose words are the sample's until somebody has read them, without its pictures of its own place.
 */
export async function beginBlank(req: PayloadRequest): Promise<void> {
  const say = sayIn(req.i18n.language);
  const { nameOf } = await filesOf(req.payload);
  for (const { slug, part, toPart, toForm } of schoolGlobals) {
    const doc = await req.payload.findGlobal({ slug, depth: 0, req });
    const nothing = blankOf(part);
    if (!nothing || !isDeepStrictEqual(toPart(doc, nameOf), defaultSchool[part])) continue;
    // Written for this very screen by its own table of entries.
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

const stillOurs = "This page still has the sample text. Replace it, or untick this box if it fits.";
