import { readSchool } from "@manor/content-api/read-school";
import type { School } from "@manor/content-api/school";
import { parse } from "yaml";
import { readFolder, toPartName } from "./read-folder.ts";
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
