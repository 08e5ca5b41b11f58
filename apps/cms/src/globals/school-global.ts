import { emptySchool } from "@manor/content-api/empty-school";
import type { SchoolPart } from "@manor/content-api/school";
import type { Field, GlobalConfig, GlobalSlug } from "payload";
import { isSignedIn, mayPublish } from "../access/access.ts";
import { withCustomComponents } from "../collection-defaults/define-collection.ts";
import type { FileNames } from "../content-api/files.ts";
import type { SitePart } from "../content-api/site.ts";
import { bumpOnCommit } from "../content-version/content-version.ts";
import { changedBy } from "../fields/record-fields.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { listSegments } from "../translations/segments.ts";
import { isTranslatable } from "../translations/translatable.ts";
import { toForm, toPart, type Values } from "./field-values.ts";

export type SchoolGlobal = {
  slug: SchoolSlug;
  part: SchoolPart;
  config: Omit<GlobalConfig, "label"> & { label: Phrase };
  toPart: (doc: object, nameOf: FileNames) => unknown;
  toForm: (part: object) => Values;
  /** Values of the part that come from the server's settings, also before the page is published. */
  addToPart?: (() => Values) | undefined;
};

type SchoolSlug = Exclude<
  GlobalSlug,
  "emergency-banner" | "enquiry-settings" | "message-notifications" | "visit-settings"
>;
type Options = {
  description: string;
  fields: Field[];
  addToPart?: () => Values;
};

export function schoolGlobal(
  [slug, part]: readonly [SchoolSlug, SchoolPart],
  label: Phrase,
  { description, fields, addToPart }: Options,
): SchoolGlobal {
  return {
    slug,
    part,
    addToPart,
    toPart: (doc, nameOf) => ({ ...toPart(fields, { ...doc }, nameOf), ...addToPart?.() }),
    toForm: (value) => toForm(fields, { ...value }),
    config: {
      slug,
      label,
      admin: {
        group: "Your school",
        description,
        hideAPIURL: true,
        components: {
          elements: {
            SaveDraftButton: "/src/payload-fixes/save-locks-form.tsx#SaveDraft",
            UnpublishButton: "/src/fields/hidden.tsx#Hidden",
          },
        },
      },
      access: { read: isSignedIn, readVersions: isSignedIn, update: mayPublish },
      versions: { drafts: { schedulePublish: { timeIntervals: 15 }, validate: false }, max: 25 },
      hooks: { afterChange: [({ req }) => bumpOnCommit(slug, req)] },
      fields: [...withCustomComponents(fields), changedBy],
    },
  };
}

const hasTexts = (slug: SchoolSlug, doc: object): boolean =>
  isTranslatable(slug) && listSegments(slug, doc).length > 0;

/** The part of the school as published; without a published version, only what comes from the server's settings. */
export const toSitePart = ({ slug, part, toPart, addToPart }: SchoolGlobal): SitePart => ({
  source: slug,
  read: async (payload, nameOf, { translate }) => {
    const doc = await payload.findGlobal({ slug, depth: 0, draft: false });
    if (doc._status !== "published")
      return { parts: addToPart ? { [part]: { ...emptySchool[part], ...addToPart() } } : {} };
    if (!hasTexts(slug, doc)) return { parts: { [part]: toPart(doc, nameOf) } };
    const { record, fields } = translate(slug, doc);
    return { parts: { [part]: toPart(record, nameOf) }, fields };
  },
});
