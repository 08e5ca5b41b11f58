import type { CollectionConfig } from "payload";
import { denyAll, isAdmin } from "../access/access.ts";
import { describeChange } from "./describe-change.ts";
import { recordEvent } from "./record-event.ts";

const shownBy = (Cell: string, Field: string) => ({ components: { Cell, Field } });
const dateTime = shownBy(
  "/src/fields/date-cell.tsx#DateTimeCell",
  "/src/fields/date-time-field.tsx#DateTimeField",
);
const translated = shownBy(
  "/src/audit-log/translated-cell.tsx#TranslatedCell",
  "/src/audit-log/translated-field.tsx#TranslatedField",
);
const listName = shownBy(
  "/src/audit-log/list-name.tsx#ListNameCell",
  "/src/audit-log/list-name.tsx#ListNameField",
);
const text = { type: "text", required: true } as const;

/** The audit log. Only the CMS adds events; no user changes or deletes one. */
export const auditLog: CollectionConfig = {
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
    { ...text, name: "at", label: "When", type: "date", index: true, admin: dateTime },
    { ...text, name: "account", label: "Who", index: true },
    { ...text, name: "accountId", label: "Account" },
    { ...text, name: "what", admin: translated },
    { ...text, name: "list", admin: listName },
    { name: "record", type: "text" },
    // The value of the placeholder in `what`.
    { name: "number", type: "number", admin: { hidden: true, disableListColumn: true } },
    { ...text, name: "from", label: "IP address", admin: translated },
  ],
};

type Hooks = NonNullable<CollectionConfig["hooks"]>;
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number];

const onChange: Hook<"afterChange"> = async ({ collection, doc, operation, previousDoc, req }) => {
  // An import is one event, recorded at its end.
  if (req.context.isImporting) return doc;
  const what = req.context.isRestoringVersion
    ? "restored an earlier version as a draft"
    : describeChange(operation, doc, previousDoc);
  await recordEvent(req, { what, list: collection.slug, record: doc.id });
  return doc;
};

export const recordDelete: Hook<"afterDelete"> = async ({ collection, id, req }) => {
  if (req.context.isImporting) return;
  await recordEvent(req, { what: "deleted permanently", list: collection.slug, record: id });
};

const onLogin: Hook<"afterLogin"> = async ({ req, user }) => {
  // Confirming the current password runs a login operation, which is not a sign-in.
  if (req.context.isConfirming) return;
  req.user ??= user;
  await recordEvent(req, { what: "signed in", list: "users", record: user.id });
};

const onLogout: Hook<"afterLogout"> = async ({ req }) => {
  await recordEvent(req, { what: "signed out", list: "users", record: req.user?.id ?? "" });
};

/** Records that a message was opened, but not that it appeared in a list. */
const onRead: Hook<"afterRead"> = async ({ collection, doc, findMany, req }) => {
  if (findMany || req.context.isReadNoted) return doc;
  // One page reads the same record several times.
  req.context.isReadNoted = true;
  await recordEvent(req, { what: "read", list: collection.slug, record: doc.id });
  return doc;
};

const own: Record<string, { [Name in keyof Hooks]?: Hook<Name> }> = {
  users: { afterLogin: onLogin, afterLogout: onLogout },
  "contact-messages": { afterRead: onRead },
};

/** Adds hooks that record changes of a collection in the audit log. */
export function withAuditLog(collection: CollectionConfig): CollectionConfig {
  const hooks: Record<string, unknown[]> = { ...Object(collection.hooks) };
  const added = { afterChange: onChange, afterDelete: recordDelete, ...own[collection.slug] };
  for (const [name, hook] of Object.entries(added)) hooks[name] = [...(hooks[name] ?? []), hook];
  return { ...collection, hooks };
}
