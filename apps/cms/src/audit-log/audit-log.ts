import type { CollectionConfig, Plugin } from "payload";
import { denyAll, isAdmin } from "../access/access.ts";
import { addHooks } from "../add-hooks.ts";
import { defineCollection } from "../collection-defaults/define-collection.ts";
import { dateTime } from "../fields/date-fields.ts";
import { inboxes } from "../fields/inboxes.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { recordEvent } from "./record-event.ts";

const components = {
  Cell: "/src/audit-log/event-text.tsx#EventCell",
  Field: "/src/audit-log/event-text.tsx#EventField",
};
const text = { type: "text", required: true } as const;

/** Only the CMS adds events; no user changes or deletes one. */
export const auditLogCollection = defineCollection({
  slug: "audit-log",
  labels: { singular: "Activity log entry", plural: "Activity log" },
  admin: {
    group: "Settings",
    useAsTitle: "account",
    defaultColumns: ["at", "account", "what", "list", "record", "from"],
    description:
      "Every change, sign-in and opened message, by account. Entries cannot be changed or deleted.",
    components: { beforeListTable: ["/src/admin/export/export-link.tsx#ExportLink"] },
    listSearchableFields: ["account", "what", "list", "record"],
    enableRichTextRelationship: false,
  },
  access: { read: isAdmin, create: denyAll, update: denyAll, delete: denyAll },
  defaultSort: "-at",
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { ...text, ...dateTime, name: "at", label: "When", index: true },
    { ...text, name: "account", label: "Who", index: true },
    { ...text, name: "accountId", label: "Account" },
    { ...text, name: "what", admin: { components } },
    { ...text, name: "list", admin: { components } },
    { name: "record", type: "text" },
    { name: "number", type: "number", admin: { hidden: true, disableListColumn: true } },
    { ...text, name: "from", label: "IP address", admin: { components } },
  ],
});

export const auditLog: Plugin = (config) => ({
  ...config,
  collections: [
    ...(config.collections ?? []).map((collection) => addHooks(collection, hooksOf(collection))),
    auditLogCollection,
  ],
  globals: config.globals?.map((global) => addHooks(global, { afterChange: [recordChange] })),
});

type Hooks = NonNullable<CollectionConfig["hooks"]>;
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number];

const hooksOf = ({ slug }: CollectionConfig): Hooks => ({
  afterChange: [recordChange],
  afterDelete: [recordDelete],
  ...(slug === "users" && { afterLogin: [recordLogin], afterLogout: [recordLogout] }),
  ...((inboxes as readonly string[]).includes(slug) && { afterRead: [recordRead] }),
});

type Change = Pick<Parameters<Hook<"afterChange">>[0], "doc" | "previousDoc" | "req"> & {
  operation?: "create" | "update";
  collection?: { slug: string };
  global?: { slug: string };
};

async function recordChange(change: Change) {
  const { collection, doc, global, operation = "update", previousDoc, req } = change;
  // An import is one event, recorded at its end.
  if (collection && req.context.isImporting) return;
  const what = req.context.isRestoringVersion
    ? "restored an earlier version as a draft"
    : describeChange(operation, doc, previousDoc);
  const list = collection?.slug ?? global?.slug ?? "";
  await recordEvent(req, { what, list, ...(collection && { record: doc.id }) });
}

export const recordDelete: Hook<"afterDelete"> = async ({ collection, id, req }) => {
  if (req.context.isImporting) return;
  await recordEvent(req, { what: "deleted permanently", list: collection.slug, record: id });
};

const recordLogin: Hook<"afterLogin"> = async ({ req, user }) => {
  // Confirming the current password runs a login operation, which is not a sign-in.
  if (req.context.isConfirming) return;
  req.user ??= user;
  await recordEvent(req, { what: "signed in", list: "users", record: user.id });
};

const recordLogout: Hook<"afterLogout"> = async ({ req }) => {
  await recordEvent(req, { what: "signed out", list: "users", record: req.user?.id ?? "" });
};

/** Records that a message was opened, but not that it appeared in a list. */
const recordRead: Hook<"afterRead"> = async ({ collection, doc, findMany, req }) => {
  // One page reads the same record several times.
  if (findMany || req.context.isReadNoted) return;
  req.context.isReadNoted = true;
  await recordEvent(req, { what: "read", list: collection.slug, record: doc.id });
};

type State = Partial<Record<"_status" | "deletedAt" | "email", string | null>> & {
  isShown?: boolean;
};

export function describeChange(operation: "create" | "update", now: State, before?: State): Phrase {
  if (now.deletedAt && !before?.deletedAt) return "moved to the trash";
  if (!now.deletedAt && before?.deletedAt) return "restored from the trash";
  if (now.isShown) return "published the emergency banner";
  if (now.isShown === false) return "removed the emergency banner";
  if (now._status === "published")
    return operation === "create" ? "created and published" : "published";
  if (now._status === "draft" && before?._status === "published") return "unpublished";
  if (now._status === "draft") return operation === "create" ? "created a draft" : "saved a draft";
  if (before?.email && now.email !== before.email) return "changed the e-mail address";
  return operation === "create" ? "created" : "changed";
}
