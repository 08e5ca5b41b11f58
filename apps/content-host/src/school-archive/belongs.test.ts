import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isPartOfSchool, partOf, tableOf } from "./belongs.ts";

const snapshot = JSON.parse(
  readFileSync(
    new URL("../migrations/sqlite/20261122_213133_whom_the_school_teaches.json", import.meta.url),
    "utf8",
  ),
) as { tables: Record<string, { foreignKeys: Record<string, { tableTo: string }> }> };

test("A621 neither accounts nor messages nor what the host keeps for itself is part of the school", () => {
  const left = Object.keys(snapshot.tables).filter((table) => !isPartOfSchool(partOf(table)));
  expect(left.sort()).toEqual([
    "contact_messages",
    "letters",
    "mailings",
    "office_mail",
    "payload_jobs",
    "payload_jobs_log",
    "payload_kv",
    "payload_locked_documents",
    "payload_locked_documents_rels",
    "payload_migrations",
    "payload_preferences",
    "payload_preferences_rels",
    "subscribers",
    "trail",
    "users",
    "users_sessions",
  ]);
});

test("A621 no row of the school names an account or a message, so none is missed elsewhere", () => {
  const isPart = (table: string) => isPartOfSchool(partOf(table));
  for (const [table, { foreignKeys }] of Object.entries(snapshot.tables))
    if (isPart(table))
      for (const { tableTo } of Object.values(foreignKeys))
        expect(isPart(tableTo), `${table} names ${tableTo}`).toBe(true);
});

test("a table belongs to the longest name that it begins with", () => {
  expect(partOf("_news_v_rels")).toBe("news");
  expect(partOf("newsletters_months")).toBe("newsletters");
  expect(partOf("menu_documents")).toBe("menu-documents");
  expect(partOf("menu_groups")).toBe("menu");
  expect(tableOf("principal-messages")).toBe("principal_messages");
});
