import { defaultSchool } from "@manor/content-api/default-school";
import type { SchoolPart } from "@manor/content-api/school";
import type { GlobalAfterChangeHook, GlobalConfig, GlobalSlug } from "payload";
import { isSignedIn, mayPublish } from "../access/access.ts";
import type { FileNames } from "../content-api/call.ts";
import { bumpOnChange } from "../content-version/hooks.ts";
import { changedBy } from "../fields/changed-by.ts";
import { withCustomComponents } from "../fields/with-custom-components.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { combineEntries, type Entry } from "./entry.ts";
import { resetToSample } from "./reset-to-sample.ts";
import { withDefaultValues } from "./with-default-values.ts";

type Form = Record<string, unknown>;

/** A settings page, and its part of the school. */
export type SchoolGlobal = {
  slug: SchoolSlug;
  part: SchoolPart;
  config: GlobalConfig & { label: Phrase };
  /** Converts the fields to the content API. Its schema then decides whether the value is valid. */
  toPart: (doc: object, nameOf: FileNames) => unknown;
  toForm: (part: object) => Form;
};

type SchoolSlug = Exclude<GlobalSlug, "emergency-banner" | "message-notifications">;
type Options = {
  description: string;
  entries: readonly Entry[];
  afterChange?: GlobalAfterChangeHook[];
};

/** A global that starts with sample values, has drafts and versions, and can be reset to the sample. */
export function schoolGlobal(
  [slug, part]: readonly [SchoolSlug, SchoolPart],
  label: Phrase,
  { description, entries, afterChange = [] }: Options,
): SchoolGlobal {
  const { fields, toForm, toPart } = combineEntries(entries);
  const sample = toForm({ ...defaultSchool[part] });
  return {
    slug,
    part,
    toPart: (doc, nameOf) => toPart({ ...doc }, nameOf),
    toForm: (value) => toForm({ ...value }),
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
            UnpublishButton: "/src/fields/hidden.tsx#Hidden",
          },
        },
      },
      access: { read: isSignedIn, readVersions: isSignedIn, update: mayPublish },
      versions: { drafts: { schedulePublish: { timeIntervals: 15 }, validate: false }, max: 25 },
      hooks: {
        afterChange: [({ req }) => bumpOnChange(slug, req), ...afterChange],
      },
      endpoints: [resetToSample(slug, sample)],
      fields: [...withCustomComponents(withDefaultValues(fields, sample)), changedBy],
    },
  };
}
