import type { Phrase } from "../i18n/hindi.ts";

type State = { _status?: string | null; deletedAt?: string | null; email?: string | null };

export function describeChange(operation: "create" | "update", now: State, before?: State): Phrase {
  if (now.deletedAt && !before?.deletedAt) return "moved to the trash";
  if (!now.deletedAt && before?.deletedAt) return "restored from the trash";
  if (now._status === "published")
    return operation === "create" ? "created and published" : "published";
  if (now._status === "draft" && before?._status === "published") return "unpublished";
  if (now._status === "draft") return operation === "create" ? "created a draft" : "saved a draft";
  if (before?.email && now.email !== before.email) return "changed the e-mail address";
  return operation === "create" ? "created" : "changed";
}
