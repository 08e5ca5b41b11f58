import type { Access, CollectionConfig, Field, GlobalConfig } from "payload";
import { nobody } from "./access/nobody.ts";
import { writersSaveDrafts } from "./access/writers-save-drafts.ts";
import { withAuditLog } from "./audit-log/audit-log.ts";
import { moments, momentsOfScreen } from "./fields/date-fields.ts";
import { backToPublish, draftRecovery, schedule, visibilityColumn } from "./fields/ui-fields.ts";
import { withOwnComponents } from "./fields/with-own-components.ts";
import { localizeCollection, localizeGlobal } from "./i18n/localize-config.ts";
import { keepGlobalPublished, restoreAsDraft } from "./versions.ts";
import { withWithdrawals } from "./withdrawals/with-withdrawals.ts";

/** What every collection has in common: access, versions, the audit log, labels in both languages. */
export function defineCollection(collection: CollectionConfig): CollectionConfig {
  const { access, admin, fields, timestamps } = collection;
  const own = withOwnComponents(fields);
  const defined = {
    ...collection,
    access: withoutDefaults(access),
    fields: timestamps === false ? own : [...own, ...moments],
    admin: { hideAPIURL: true, pagination: { defaultLimit: 25 }, ...admin },
  };
  const versioned = collection.versions ? forWebsite(defined) : withoutVersions(defined);
  const logged = ["audit-log", "payload-jobs"].includes(collection.slug)
    ? versioned
    : withAuditLog(versioned);
  return localizeCollection(withWithdrawals(logged));
}

/** What all globals share: draft recovery. */
export function defineGlobal(global: GlobalConfig): GlobalConfig {
  const { fields, hooks } = global;
  return localizeGlobal({
    ...global,
    fields: [draftRecovery, ...fields, ...momentsOfScreen],
    ...(global.versions && {
      hooks: {
        ...hooks,
        beforeOperation: [keepGlobalPublished, ...(hooks?.beforeOperation ?? [])],
      },
    }),
  });
}

/** Payload allows every account what has no rule, also with a one-time password. This denies it. */
const withoutDefaults = (access: CollectionConfig["access"]): Record<string, Access> => ({
  read: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
  ...(access as Record<string, Access>),
});

/** Payload answers 500 to a request for versions of a collection that has none. */
function withoutVersions(collection: CollectionConfig): CollectionConfig {
  const handler = () => Response.json({ errors: [{ message: "Not Found" }] }, { status: 404 });
  const paths = ["/versions", "/versions/:id"];
  const none = paths.map((path) => ({ path, method: "get" as const, handler }));
  return { ...collection, endpoints: [...none, ...(collection.endpoints || [])] };
}

/** What the records of the website have in common: versions, and a page where visitors find them. */
function forWebsite(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, hooks, slug } = collection;
  // The browser stores no unsaved form about one pupil: dates of birth, marks, consents.
  const drafts = ["birthdays", "toppers"].includes(slug) ? [] : [draftRecovery];
  return {
    ...collection,
    endpoints: [restoreAsDraft(slug), ...(collection.endpoints || [])],
    fields: [...drafts, ...fields, backToPublish, visibilityColumn, schedule],
    hooks: {
      ...hooks,
      beforeOperation: [writersSaveDrafts, ...(hooks?.beforeOperation ?? [])],
    },
    admin: {
      listSearchableFields: textsIn(fields),
      ...admin,
      defaultColumns: admin?.defaultColumns?.map((name) =>
        name === "_status" ? "visibility" : name,
      ),
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          Status: "/src/admin/visibility/visibility-status.tsx#VisibilityStatus",
          SaveDraftButton: "/src/admin/draft-recovery/save-draft.tsx#SaveDraft",
          UnpublishButton: "/src/admin/visibility/unpublish.tsx#Unpublish",
        },
      },
    },
  };
}

/** All text fields of a record, so that the list is searched by more than the title. */
const textsIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === "row") return textsIn(field.fields);
    const isText = field.type === "text" || field.type === "textarea";
    return isText && field.name !== "changedBy" ? [field.name] : [];
  });
