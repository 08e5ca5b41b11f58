import { type School, schoolOf } from "../app/for-server.ts";
import type { Exchange, Step } from "./http/exchange.ts";
import { sendError } from "./send-error.ts";

const sample = schoolOf({});

/** The addresses of the sample PDFs, which contain the sample school's name. */
export const sampleDocuments: ReadonlySet<string> = new Set([
  ...Object.values(sample.documents),
  ...sample.newsletters.kinds.flatMap(({ issues }) => issues.map(({ link }) => link)),
]);

/** Returns 404 for a sample document that the school no longer links to. */
export function createSampleDocuments(): Step {
  const isLinked = createIsLinked();
  return (exchange: Exchange) => {
    const { path, school } = exchange;
    if (!sampleDocuments.has(path) || isLinked(school, path)) return false;
    return sendError(exchange, 404, "This document does not exist.");
  };
}

/** Whether a newsletter, the menu or a text of the school links to that address. */
function createIsLinked(): (school: School, address: string) => boolean {
  const texts = new WeakMap<School, string>();
  return (school, address) => {
    const text = texts.get(school) ?? JSON.stringify(school);
    texts.set(school, text);
    return text.includes(address);
  };
}
