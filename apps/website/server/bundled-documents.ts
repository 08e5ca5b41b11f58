import type { School } from "@manor/content-api/school";
import { errorReply } from "./error-reply.ts";
import type { Step } from "./http/exchange.ts";

/** Returns 404 for a document of `documents/` to which nothing in the school links. */
export const bundledDocuments: Step = (exchange) => {
  const { path, school } = exchange;
  if (!path.startsWith("/documents/") || getAllText(school).includes(path)) return undefined;
  return errorReply(exchange, 404, "This document does not exist.");
};

const texts = new WeakMap<School, string>();

function getAllText(school: School): string {
  const text = texts.get(school) ?? JSON.stringify(school);
  texts.set(school, text);
  return text;
}
