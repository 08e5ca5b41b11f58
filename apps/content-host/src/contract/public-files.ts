import { withoutFocus } from "@manor/contract/focus";
import type { Payload } from "payload";
import { cached } from "./cached.ts";
import { answerOf, tagOf } from "./list-answer.ts";
import { listCalls } from "./list-calls.ts";
import { schoolsOf } from "./schools.ts";
import { filesOfSite, tagOfSite } from "./site.ts";

/**
 * The stored names of all files that some answer of the contract shows today. What no answer names is not
 * public: drafts, the trash, and everything whose consent is missing or over.
 */
export function publicFiles(payload: Payload): Promise<Set<string>> {
  return cached("public files", [...listCalls.map(tagOf), tagOfSite()].join(), async () => {
    const files = new Set<string>(await filesOfSite(payload));
    for (const school of (await schoolsOf(payload)).values()) {
      for (const call of listCalls) {
        for (const file of (await answerOf(payload, call, school)).files) {
          files.add(withoutFocus(file));
        }
      }
    }
    return files;
  });
}
