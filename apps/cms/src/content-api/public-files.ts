import { withoutFocus } from "@manor/content-api/focus";
import type { Payload } from "payload";
import { albums } from "./albums.ts";
import { allBirthdays, birthdaysToday } from "./birthdays.ts";
import { cached } from "./cached.ts";
import type { ListCall } from "./call.ts";
import { answerOf, tagOf } from "./list-answer.ts";
import { listCalls } from "./list-calls.ts";
import { pupilsFiles } from "./pupils-files.ts";
import { filesOfSite, tagOfSite } from "./site.ts";
import { toppers } from "./toppers.ts";

/** The lists that ask for consent: each item has a note of it that holds today. */
const withConsent: readonly ListCall<object>[] = [albums, toppers, birthdaysToday, allBirthdays];

/**
 * The stored names of all files that some answer of the contract shows today. What no answer names is not
 * public: drafts, the trash, and everything whose consent is missing or over. A picture of a pupil's record without
 * consent is not public either when a news item or a page names it: only another record with consent shows it.
 */
export function publicFiles(payload: Payload): Promise<Set<string>> {
  const tag = [...listCalls.map(tagOf), tagOfSite()].join();
  return cached("public files", tag, async () => {
    const { withoutConsent } = await pupilsFiles(payload);
    const shown = new Set<string>(await filesOfSite(payload));
    const shownWithConsent = new Set<string>();
    for (const call of listCalls) {
      const files = withConsent.includes(call) ? shownWithConsent : shown;
      for (const file of (await answerOf(payload, call)).files) files.add(withoutFocus(file));
    }
    for (const file of withoutConsent) shown.delete(file);
    return new Set([...shown, ...shownWithConsent]);
  });
}
