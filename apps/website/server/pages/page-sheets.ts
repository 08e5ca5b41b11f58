import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { PageSheet } from "../../app/for-server.ts";

/** What each page needs of the style sheet, by the name of its route (scripts/make-page-sheets.ts). */
export function readPageSheets(): Map<string, PageSheet> {
  const file = resolve(import.meta.dirname, "../../build/server/sheets.json");
  const sheets: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return new Map(
    Object.entries(sheets).map(([name, css]) => [
      name,
      { css, hash: `sha256-${hash("sha256", css, "base64")}` },
    ]),
  );
}
