import { type School, schoolOf } from "../model/school/school.ts";
import type { Step } from "./http/exchange.ts";
import { sendError } from "./send-error.ts";

const sample = schoolOf({});

/** The addresses of the sample PDFs, which contain the sample school's name. */
export const sampleDocuments: ReadonlySet<string> = new Set([
  ...Object.values(sample.documents),
  ...sample.newsletters.kinds.flatMap(({ issues }) => issues.map(({ link }) => link)),
]);

/** Returns 404 for a sample document that no newsletter, menu or text of the school links to. */
export const withdrawnSamples: Step = (exchange) => {
  const { path, school } = exchange;
  if (!sampleDocuments.has(path) || getAllText(school).includes(path)) return false;
  return sendError(exchange, 404, "This document does not exist.");
};

const texts = new WeakMap<School, string>();

/** All settings of the school as one text, written once. */
function getAllText(school: School): string {
  const text = texts.get(school) ?? JSON.stringify(school);
  texts.set(school, text);
  return text;
}
