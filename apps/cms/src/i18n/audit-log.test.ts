import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { automaticChange } from "../fields/changed-by.ts";
import { translateTo } from "./translate.ts";

const translate = translateTo("hi");
const app = `${import.meta.dirname}/../..`;
const skipped = /\.test\.|^src\/(health|onboarding\/steps)/;

/** The quoted texts after this code in the sources, with a number for each value. */
const quotedAfter = (code: string): string[] =>
  ["src", "server"]
    .flatMap((folder) =>
      readdirSync(`${app}/${folder}`, { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((name) => /\.tsx?$/.test(name) && !skipped.test(name))
    .flatMap((name) => [
      ...readFileSync(`${app}/${name}`, "utf8").matchAll(
        new RegExp(`${code}\\s*(?:"([^"]+)"|\`([^\`]+)\`)`, "g"),
      ),
    ])
    .map(([, plain, template]) => (plain ?? template ?? "").replace(/\$\{[^}]*\}/g, "7"));

test("every text of the audit log has a Hindi translation", () => {
  const lines = [...quotedAfter("what:")];
  expect(lines.length).toBeGreaterThan(12);
  for (const line of [...lines, automaticChange]) expect(translate(line), line).toMatch(/[ऀ-ॿ]/);
});
