import type { PrincipalMessage } from "@manor/content-api";
import { type MessageView, readMessages } from "../../model/principal-messages.ts";
import { schoolCode } from "../../model/school/school-code.ts";
import type { Language } from "../../model/texts/languages.ts";
import type { Translate } from "../../model/texts/translate.ts";

/** How long to retry before the visitor sees an error. Milliseconds. */
const TIMEOUT_MS = 10_000;
const RETRY_MS = 500;

/** The site's status while the CMS has not answered yet (R64). */
const GATEWAY_TIMEOUT = 504;

/** Fetches the messages, retrying while the CMS is still answering. Rejects on any other failure. */
export async function fetchMessages(
  signal: AbortSignal,
  t: Translate,
  language: Language = "en",
): Promise<MessageView[]> {
  const query = language === "en" ? "" : `?lang=${language}`;
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const response = await fetch(`/api/PrincipalMessage/${schoolCode}${query}`, { signal });
    if (response.ok) {
      // The site's own /api responds in the shape of the content API.
      const items = (await response.json()) as PrincipalMessage[];
      return readMessages(items, t);
    }
    if (response.status !== GATEWAY_TIMEOUT || performance.now() >= deadline) {
      throw new Error(`HTTP error! Status: ${response.status}`);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
