import { withoutFocus } from "@manor/contract/focus";
import type { Payload } from "payload";
import type { SchoolId } from "../schools/known-schools.ts";
import { cached } from "./cached.ts";
import { answerOf, tagOf } from "./list-answer.ts";
import { listCalls } from "./list-calls.ts";
import { filesOfSite, tagOfSite } from "./site.ts";

/**
 * The stored names of all files of a school that some answer of the contract shows today. What no answer names is not
 * public: drafts, the trash, and everything whose consent is missing or over.
 */
export function publicFiles(payload: Payload, school: SchoolId): Promise<Set<string>> {
  const tag = [...listCalls.map(tagOf), tagOfSite()].join();
  return cached(`public files ${school}`, tag, async () => {
    const files = new Set<string>(await filesOfSite(payload, school));
    for (const call of listCalls) {
      for (const file of (await answerOf(payload, call, school)).files) {
        files.add(withoutFocus(file));
      }
    }
    return files;
  });
}
