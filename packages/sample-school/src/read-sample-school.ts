import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readSchool } from "@manor/content-api/read-school";
import type { School } from "@manor/content-api/school";
import { parse } from "yaml";
import { SampleSchoolError } from "./sample-school-error.ts";
import { readTextPage } from "./text-page.ts";

/**
 * Reads the sample school from `school/` and `pages/`. A part without a file is empty. Throws SampleSchoolError, which
 * names the part or the page, when one is invalid.
 */
export function readSampleSchool(): School {
  const parts = Object.fromEntries(
    readFolder("school").map(({ name, text }) => [toPartName(name), parse(text)]),
  );
  const list = readFolder("pages").map(({ name, text }) => readTextPage(`${name}.md`, text));
  const settings = { ...parts["settings"], sampleWording: list.map(({ address }) => address) };
  const read = readSchool({ ...parts, settings, pages: { list, moved: [] } });
  for (const { part, reason } of read.invalid) throw new SampleSchoolError(part, reason);
  return read.school;
}

function readFolder(folder: string): { name: string; text: string }[] {
  const path = besideSource(`../${folder}/`);
  return readdirSync(path)
    .sort()
    .map((file) => ({
      name: file.slice(0, file.lastIndexOf(".")),
      text: readFileSync(path + file, "utf8"),
    }));
}

/** `school-year` is the part `schoolYear`. */
const toPartName = (name: string): string =>
  name.replace(/-(\w)/g, (_, initial: string) => initial.toUpperCase());

/** The bundler replaces a literal path in `new URL`, but not a parameter. */
const besideSource = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
