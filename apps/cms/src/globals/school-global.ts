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
import { bumpOnChange } from "../content-version/hooks.ts";
import { changedBy } from "../fields/changed-by.ts";
import { withCustomComponents } from "../fields/with-custom-components.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { resetToSample } from "./reset-to-sample.ts";
import { withDefaultValues } from "./with-default-values.ts";

export type SchoolSlug = Exclude<GlobalSlug, "emergency-banner" | "message-notifications">;

type Form = Record<string, unknown>;

/** A settings page, and its part of the school. */
export type SchoolGlobal = {
  slug: SchoolSlug;
  part: SchoolPart;
  config: GlobalConfig & { label: Phrase };
  /** Converts the fields to the content API. Its schema then decides whether the value is valid. */
  toPart: (doc: object, nameOf: FileNames) => unknown;
  toForm: (part: never) => Form;
};

type Options<Slug extends SchoolSlug, Part extends SchoolPart> = {
  slug: Slug;
  part: Part;
  label: Phrase;
  description: string;
  fields: Field[];
  toForm: (part: School[Part]) => Form;
  toPart: (doc: DataFromGlobalSlug<Slug>, nameOf: FileNames) => unknown;
  afterChange?: GlobalAfterChangeHook[];
};

/** A global that starts with sample values, has drafts and versions, and can be reset to the sample. */
export function schoolGlobal<Slug extends SchoolSlug, Part extends SchoolPart>(
  options: Options<Slug, Part>,
): SchoolGlobal {
  const { slug, part, label, description, fields, toForm, toPart, afterChange = [] } = options;
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
            beforeDocumentControls: ["/src/admin/reset-to-sample.tsx#ResetToSample"],
            SaveDraftButton: "/src/admin/draft-recovery/save-draft.tsx#SaveDraft",
            UnpublishButton: "/src/admin/hidden.tsx#Hidden",
          },
        },
      },
      access: { read: isSignedIn, readVersions: isSignedIn, update: mayPublish },
      versions: { drafts: { schedulePublish: { timeIntervals: 15 }, validate: false }, max: 25 },
      hooks: {
        afterChange: [
          async ({ doc, previousDoc, req }) => {
            await bumpOnChange(slug, req);
            await recordEvent(req, {
              what: describeChange("update", doc, previousDoc),
              list: slug,
            });
          },
          ...afterChange,
        ],
      },
      endpoints: [resetToSample(slug, sample)],
      fields: [...withCustomComponents(withDefaultValues(fields, sample)), changedBy],
    },
  };
}
