import { expect, test } from "vitest";
import { describeChange } from "./audit-log.ts";

const published = { _status: "published" };
const draft = { _status: "draft" };
const trashed = { ...published, deletedAt: "2026-11-20T10:00:00.000Z" };

test.each([
  ["created and published", "create", published, undefined],
  ["created a draft", "create", draft, undefined],
  ["created", "create", {}, undefined],
  ["published", "update", published, draft],
  ["published", "update", published, published],
  ["saved a draft", "update", draft, draft],
  ["unpublished", "update", draft, published],
  ["moved to the trash", "update", trashed, published],
  ["restored from the trash", "update", published, trashed],
  ["changed", "update", {}, {}],
  ["changed the e-mail address", "update", { email: "b@sgc.example" }, { email: "a@sgc.example" }],
] as const)("records: %s", (words, operation, now, before) => {
  expect(describeChange(operation, now, before)).toBe(words);
});
