import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  GlobalBeforeOperationHook,
  GlobalConfig,
} from "payload";
import { contributorsSaveDrafts, denyAll, websiteAccess } from "../access/access.ts";
import { addHooks } from "../add-hooks.ts";
import { versionHooks } from "../content-version/content-version.ts";
import { withErasedRecords } from "../erased-records/with-erased-records.ts";
import { globalTimestampFields, timestampFields } from "../fields/date-fields.ts";
import {
  changedBy,
  draftRecovery,
  schedule,
  skipToPublish,
  translationLinks,
  visibilityColumn,
} from "../fields/record-fields.ts";
import { localize } from "../i18n/localize-config.ts";
import { RefusalError } from "../i18n/refusal-error.ts";
import { restoreAsDraft } from "../payload-fixes/restore-unpublishes.ts";
import { restoreOnlyPublished } from "../payload-fixes/restored-draft-replaces-global.ts";
import { withoutVersions } from "../payload-fixes/versions-of-unversioned.ts";
import { deleteTranslations } from "../translations/delete-translations.ts";
import { isTranslatable } from "../translations/translatable.ts";
import { withWithdrawals } from "../withdrawals/with-withdrawals.ts";

const recordVersions: NonNullable<CollectionConfig["versions"]> = {
  drafts: { schedulePublish: { timeIntervals: 15 }, validate: false },
  maxPerDoc: 25,
};

export const websiteCollection = ({
  admin,
  fields,
  hooks,
  ...collection
}: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { group: "Website", ...admin },
  access: websiteAccess,
  versions: recordVersions,
  trash: true,
  hooks: { ...versionHooks, ...hooks },
  fields: [...fields, changedBy],
});

export function defineCollection(collection: CollectionConfig): CollectionConfig {
  const { access, admin, fields, timestamps } = collection;
  const fieldsWithComponents = withCustomComponents(fields);
  const defined = {
    ...collection,
    access: withoutDefaults(access),
    fields:
      timestamps === false ? fieldsWithComponents : [...fieldsWithComponents, ...timestampFields],
    admin: {
      hideAPIURL: true,
      pagination: { defaultLimit: 25 },
      ...admin,
      components: {
        ...admin?.components,
        views: {
          ...admin?.components?.views,
          list: { Component: "/src/payload-fixes/list-without-main.tsx#ListView" },
          edit: {
            default: { Component: "/src/payload-fixes/form-with-main-in-drawer.tsx#EditView" },
          },
        },
      },
    },
  };
  const versioned = collection.versions ? forWebsite(defined) : withoutVersions(defined);
  return localize(withErasedRecords(withWithdrawals(versioned)));
}

export function defineGlobal(global: GlobalConfig): GlobalConfig {
  const fields = [
    draftRecovery,
    ...global.fields,
    ...findTranslationLinks(global.slug),
    ...globalTimestampFields,
  ];
  const hooks = global.versions
    ? { beforeOperation: [keepGlobalPublished, restoreOnlyPublished] }
    : {};
  return localize(addHooks({ ...global, fields }, hooks));
}

/** Without a rule, Payload allows every signed-in user, also one with a one-time password. This denies it. */
const withoutDefaults = (access: CollectionConfig["access"]): Record<string, Access> => ({
  read: denyAll,
  create: denyAll,
  update: denyAll,
  delete: denyAll,
  ...(access as Record<string, Access>),
});

/** Adds what website content shares: versions, schedules and visibility. */
function forWebsite(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, slug } = collection;
  // No draft recovery for pupils: the browser must not store dates of birth, marks or consents.
  const drafts = ["birthdays", "toppers", "voices"].includes(slug) ? [] : [draftRecovery];
  const website = {
    ...collection,
    endpoints: [restoreAsDraft(slug), ...(collection.endpoints || [])],
    fields: [
      ...drafts,
      ...fields,
      skipToPublish,
      visibilityColumn,
      schedule,
      ...findTranslationLinks(slug),
    ],
    admin: {
      listSearchableFields: findTextFields(fields),
      ...admin,
      defaultColumns: admin?.defaultColumns?.map((name) =>
        name === "_status" ? "visibility" : name,
      ),
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          Status: "/src/admin/visibility/visibility-status.tsx#VisibilityStatus",
          SaveDraftButton: "/src/payload-fixes/save-locks-form.tsx#SaveDraft",
          UnpublishButton: "/src/payload-fixes/unpublish-resets-form.tsx#Unpublish",
        },
      },
    },
  };
  return addHooks(website, {
    beforeOperation: [contributorsSaveDrafts],
    beforeChange: [keepConsent],
    ...(isTranslatable(slug) && { afterDelete: [deleteTranslations] }),
  });
}

const findTranslationLinks = (slug: string): Field[] =>
  isTranslatable(slug) ? [translationLinks] : [];

const findTextFields = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === "row") return findTextFields(field.fields);
    const isText = field.type === "text" || field.type === "textarea";
    return isText && field.name !== "changedBy" ? [field.name] : [];
  });

/** Restoring an earlier version leaves the current consent unchanged: it may have been withdrawn since. */
const keepConsent: CollectionBeforeChangeHook = ({ context, data, originalDoc }) =>
  context["isRestoringVersion"] === true && "consent" in originalDoc
    ? { ...data, consent: originalDoc.consent }
    : data;

type Arguments = { draft?: boolean; data?: { _status?: unknown } };

/** The website needs every global, so none can be unpublished. */
const keepGlobalPublished: GlobalBeforeOperationHook = ({ args, operation }) => {
  const { draft, data }: Arguments = Object(args);
  if (operation === "update" && draft !== true && data?._status === "draft")
    throw new RefusalError(
      "These settings cannot be unpublished. Change them and publish instead.",
    );
  return args;
};

const choices = { Field: "/src/fields/choices-field.tsx#ChoicesField" };

const components: Partial<Record<Field["type"], object>> = {
  upload: { Field: "/src/admin/media-picker/media-picker.tsx#MediaPicker" },
  select: { Field: "/src/fields/select-field.tsx#SelectField" },
  checkbox: { Label: "/src/payload-fixes/checkbox-label-missing.tsx#CheckboxLabel" },
  richText: { Label: "/src/payload-fixes/rich-text-label-for-nothing.tsx#RichTextLabel" },
};

/** Sets our components for these types of fields; the comments there give the reason. */
export const withCustomComponents = (fields: readonly Field[]): Field[] =>
  fields.map(withCustomComponent);

function withCustomComponent(field: Field): Field {
  if (field.type === "row" || field.type === "array" || field.type === "group")
    return { ...field, fields: withCustomComponents(field.fields) };
  const own = field.type === "select" && field.hasMany ? choices : components[field.type];
  if (!own) return field;
  const admin = { ...field.admin, components: { ...field.admin?.components, ...own } };
  // Spreading a union loses its discriminant.
  return { ...field, admin } as Field;
}
