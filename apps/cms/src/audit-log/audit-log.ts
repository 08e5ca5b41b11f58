import { retention } from "@manor/content-api/retention";
import { anonymizeAddress } from "@manor/server-kit/log-options";
import type { CollectionConfig, Payload, PayloadRequest, Plugin } from "payload";
import { denyAll, isAdmin } from "../access/access.ts";
import { addHooks } from "../add-hooks.ts";
import { addressHeader } from "../cms.ts";
import { defineCollection } from "../collection-defaults/define-collection.ts";
import { config } from "../config.ts";
import { findOne } from "../database/find-records.ts";
import { dateTime } from "../fields/date-fields.ts";
import { inboxes } from "../fields/inboxes.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { notContaining } from "../payload-fixes/not-like-without-wildcards.ts";

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

export const auditLog: Plugin = (configuration) => ({
  ...configuration,
  collections: [
    ...(configuration.collections ?? []).map((collection) =>
      addHooks(collection, hooksOf(collection)),
    ),
    auditLogCollection,
  ],
  globals: configuration.globals?.map((global) =>
    addHooks(global, { afterChange: [recordChange] }),
  ),
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

/** `number` replaces the placeholder of a phrase that has one. */
type AuditEvent = { what: Phrase; number?: number; list: string; record?: number | string };
type Account = { email: string; id: number | string };

const collection = "audit-log";
const KEEP_ADDRESS_MS = Math.max(retention.addressDays, config.minimumRetentionDays) * 86_400_000;

/** Visitors and the CMS cause no events, and no event contains values of a record, such as a pupil's name. */
export async function recordEvent(
  req: PayloadRequest,
  { what, number, list, record }: AuditEvent,
  account: Account | null = req.user,
): Promise<number | undefined> {
  if (!account) return undefined;
  const at = new Date().toISOString();
  const from = req.headers?.get(addressHeader) ?? "the CMS";
  const who = { account: account.email, accountId: String(account.id) };
  const data = { at, ...who, what, number, list, record: record?.toString() ?? null, from };
  return (await req.payload.create({ collection, data, req, depth: 0 })).id;
}

/** Reduces addresses in events older than 90 days (or MINIMUM_RETENTION_DAYS, if it is longer) to their network, such as 192.0.2.0/24. */
export async function shortenAddresses(payload: Payload): Promise<void> {
  const isOld = { at: { less_than: new Date(Date.now() - KEEP_ADDRESS_MS).toISOString() } };
  const isWhole = { from: { ...notContaining("/"), not_in: ["unknown", "the CMS"] } };
  for (;;) {
    const event = await findOne(payload, collection, { and: [isOld, isWhole] });
    if (!event) return;
    // All events of one address change together.
    const same = { and: [isOld, { from: { equals: event.from } }] };
    const data = { from: anonymizeAddress(event.from) };
    await payload.update({ collection, where: same, data, depth: 0, limit: 500 });
  }
}
