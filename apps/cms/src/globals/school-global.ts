import { defaultSchool } from "@manor/content-api/default-school";
import type { School, SchoolPart } from "@manor/content-api/school";
import type {
  DataFromGlobalSlug,
  Field,
  GlobalAfterChangeHook,
  GlobalConfig,
  GlobalSlug,
} from "payload";
import { isSignedIn } from "../access/is-signed-in.ts";
import { mayPublish } from "../access/may-publish.ts";
import { describeChange } from "../audit-log/describe-change.ts";
import { recordEvent } from "../audit-log/record-event.ts";
import type { FileNames } from "../content-api/call.ts";
import { changedBy } from "../fields/changed-by.ts";
import { withOwnComponents } from "../fields/with-own-components.ts";
import { announce } from "../revision/hooks.ts";
import { backToSample } from "./back-to-sample.ts";
import { filledWith } from "./filled-with.ts";

/** The screens of "Your school" among what there is only one of. */
export type SchoolSlug = Exclude<GlobalSlug, "emergency-banner" | "office-mail">;

type Form = Record<string, unknown>;

/** One screen of the admin panel, and the part of the school that it is about. */
export type SchoolGlobal = {
  slug: SchoolSlug;
  part: SchoolPart;
  config: GlobalConfig;
  /** What the screen holds, as the content API has it. Whether it may be answered is for the content API's schema to say. */
  toPart: (doc: object, nameOf: FileNames) => unknown;
  /** The part as the fields of the screen hold it. */
  toForm: (part: never) => Form;
};

type Options<Slug extends SchoolSlug, Part extends SchoolPart> = {
  slug: Slug;
  part: Part;
  label: string;
  /** The description in the admin. */
  description: string;
  fields: Field[];
  /** The part as the fields hold it. */
  toForm: (part: School[Part]) => Form;
  toPart: (doc: DataFromGlobalSlug<Slug>, nameOf: FileNames) => unknown;
  /** What else of the admin panel follows this screen. */
  followedBy?: GlobalAfterChangeHook[];
};

/** A global that begins with the sample, has drafts and versions, and can be reset to the sample. */
export function schoolGlobal<Slug extends SchoolSlug, Part extends SchoolPart>(
  options: Options<Slug, Part>,
): SchoolGlobal {
  const { slug, part, label, description, fields, toForm, toPart, followedBy = [] } = options;
  const sample = toForm(defaultSchool[part]);
  return {
    slug,
    part,
    // The caller has read the global with this slug.
    toPart: (doc, nameOf) => toPart(doc as DataFromGlobalSlug<Slug>, nameOf),
    toForm,
    config: {
      slug,
      label,
      admin: {
        group: "Your school",
        description,
        hideAPIURL: true,
        components: {
          elements: {
            beforeDocumentControls: ["/src/admin/back-to-sample.tsx#BackToSample"],
            SaveDraftButton: "/src/admin/draft-recovery/save-draft.tsx#SaveDraft",
            UnpublishButton: "/src/admin/empty.tsx#Nothing",
          },
        },
      },
      access: { read: isSignedIn, readVersions: isSignedIn, update: mayPublish },
      versions: { drafts: { schedulePublish: { timeIntervals: 15 }, validate: false }, max: 25 },
      hooks: {
        afterChange: [
          async ({ doc, previousDoc, req }) => {
            await announce(slug, req);
            await recordEvent(req, {
              what: describeChange("update", doc, previousDoc),
              list: slug,
            });
          },
          ...followedBy,
        ],
      },
      endpoints: [backToSample(slug, sample)],
      fields: [...withOwnComponents(filledWith(fields, sample)), changedBy],
    },
  };
}
