import type { Access, CollectionConfig, Field, GlobalConfig } from "payload";
import { nobody } from "./access/nobody.ts";
import { writersSaveDrafts } from "./access/writers-save-drafts.ts";
import { withAuditLog } from "./audit-log/audit-log.ts";
import { moments, momentsOfScreen } from "./fields/date-fields.ts";
import { backToPublish, draftRecovery, schedule, visibilityColumn } from "./fields/ui-fields.ts";
import { withOwnComponents } from "./fields/with-own-components.ts";
import { collectionInBoth, globalInBoth } from "./i18n/in-both-languages.ts";
import { keepGlobalPublished, restoreAsDraft } from "./versions.ts";
import { withWithdrawals } from "./withdrawals/with-withdrawals.ts";

/** Adds what all collections share: access, versions, the audit log, labels in both languages. */
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
  return collectionInBoth(withWithdrawals(logged));
}

/** Adds what all globals share: draft recovery, timestamps, labels in both languages. */
export function defineGlobal(global: GlobalConfig): GlobalConfig {
  const { fields, hooks } = global;
  return globalInBoth({
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

/** Without a rule, Payload allows every signed-in user, also one with a one-time password. This denies it. */
const withoutDefaults = (access: CollectionConfig["access"]): Record<string, Access> => ({
  read: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
  ...(access as Record<string, Access>),
});

/** Without this, Payload returns 500 for the versions of a collection that has none. */
function withoutVersions(collection: CollectionConfig): CollectionConfig {
  const handler = () => Response.json({ errors: [{ message: "Not Found" }] }, { status: 404 });
  const paths = ["/versions", "/versions/:id"];
  const none = paths.map((path) => ({ path, method: "get" as const, handler }));
  return { ...collection, endpoints: [...none, ...(collection.endpoints || [])] };
}

/** Adds what website content shares: versions, schedules and visibility. */
function forWebsite(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, hooks, slug } = collection;
  // No draft recovery for pupils: the browser must not store dates of birth, marks or consents.
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

/** All text fields of a record, for the search of the list. */
const textsIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === "row") return textsIn(field.fields);
    const isText = field.type === "text" || field.type === "textarea";
    return isText && field.name !== "changedBy" ? [field.name] : [];
  });
