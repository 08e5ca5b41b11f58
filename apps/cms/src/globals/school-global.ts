import { defaultSchool } from "@manor/content-api/default-school";
import type { SchoolPart } from "@manor/content-api/school";
import type { Field, GlobalAfterChangeHook, GlobalConfig, GlobalSlug } from "payload";
import { isSignedIn, mayPublish } from "../access/access.ts";
import { defineEndpoint } from "../access/define-endpoint.ts";
import type { FileNames } from "../content-api/call.ts";
import { bumpOnCommit } from "../content-version/bump-on-commit.ts";
import { changedBy } from "../fields/changed-by.ts";
import { withCustomComponents } from "../fields/with-custom-components.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { toForm, toPart, type Values } from "./field-values.ts";

/** A settings page, and its part of the school. */
export type SchoolGlobal = {
  slug: SchoolSlug;
  part: SchoolPart;
  config: GlobalConfig & { label: Phrase };
  /** Converts the fields to the content API. Its schema then decides whether the value is valid. */
  toPart: (doc: object, nameOf: FileNames) => unknown;
  toForm: (part: object) => Values;
  /** Values of the part that come from the server's settings, also before the page is published. */
  addToPart?: (() => Values) | undefined;
};

type SchoolSlug = Exclude<GlobalSlug, "emergency-banner" | "message-notifications">;
type Options = {
  description: string;
  fields: Field[];
  /** Further values of the part. */
  addToPart?: () => Values;
  afterChange?: GlobalAfterChangeHook[];
};

/** A global that starts with sample values, has drafts and versions, and can be reset to the sample. */
export function schoolGlobal(
  [slug, part]: readonly [SchoolSlug, SchoolPart],
  label: Phrase,
  { description, fields, addToPart, afterChange = [] }: Options,
): SchoolGlobal {
  const sample = toForm(fields, { ...defaultSchool[part] });
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
            beforeDocumentControls: ["/src/admin/reset-to-sample.tsx#ResetToSample"],
            SaveDraftButton: "/src/admin/draft-recovery/save-draft.tsx#SaveDraft",
            UnpublishButton: "/src/fields/hidden.tsx#Hidden",
          },
        },
      },
      access: { read: isSignedIn, readVersions: isSignedIn, update: mayPublish },
      versions: { drafts: { schedulePublish: { timeIntervals: 15 }, validate: false }, max: 25 },
      hooks: {
        afterChange: [({ req }) => bumpOnCommit(slug, req), ...afterChange],
      },
      endpoints: [resetToSample(slug, sample)],
      fields: [...withCustomComponents(withDefaultValues(fields, sample)), changedBy],
    },
  };
}

/** Publishes the sample values. The earlier values stay in the versions. */
const resetToSample = (slug: GlobalSlug, sample: object) =>
  defineEndpoint("post", "/sample", mayPublish, async (req) => {
    await req.payload.updateGlobal({
      slug,
      // The value has the type of this settings page.
      data: { ...sample, _status: "published" } as never,
      req,
      overrideAccess: false,
      depth: 0,
    });
    return Response.json({ message: "The sample text is back." });
  });

/** Sets default values on fields, by field name. */
function withDefaultValues(fields: readonly Field[], values: object): Field[] {
  const given = values as Record<string, unknown>;
  return fields.map((field): Field => {
    if (field.type === "row") return { ...field, fields: withDefaultValues(field.fields, values) };
    if (!("name" in field) || field.name === undefined) return field;
    const value = given[field.name];
    if (field.type === "group")
      return { ...field, fields: withDefaultValues(field.fields, Object(value)) };
    // An empty date is not a valid default: Postgres would not create the table.
    if (field.type === "date" && value === "") return field;
    // The value has the type of its field, which the compiler cannot check.
    return { ...field, defaultValue: value } as Field;
  });
}
