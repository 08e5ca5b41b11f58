import type { Payload } from "payload";
import { createTranslator } from "../../../i18n/translate.ts";
import { today } from "../../../today.ts";
import {
  delayedEmails,
  failedEmails,
  imagesWithoutAltText,
  oldFaces,
  openMessages,
} from "./counted.ts";
import { disclosureProblems } from "./disclosure.ts";
import { endingConsents, endingNotices } from "./endings.ts";
import { openEnquiries } from "./enquiries.ts";
import { deadLinks } from "./links.ts";
import { pastDates } from "./past-dates.ts";
import { failedSchedules } from "./schedules.ts";
import { missingMenus, schoolDates } from "./school.ts";
import { textProblems } from "./texts.ts";
import type { Check, Todo } from "./todo.ts";
import { outdatedTranslations } from "./translations.ts";

/** In the order of importance. */
const checks: Check[] = [
  openEnquiries,
  openMessages,
  failedEmails,
  delayedEmails,
  failedSchedules,
  missingMenus,
  endingNotices,
  endingConsents,
  pastDates,
  schoolDates,
  disclosureProblems,
  outdatedTranslations,
  deadLinks,
  imagesWithoutAltText,
  oldFaces,
  textProblems,
];

export async function findTodos(payload: Payload, language?: string): Promise<Todo[]> {
  const context = { payload, day: today(), language, t: createTranslator(language) };
  const found = await Promise.all(checks.map((check) => check(context)));
  return found.flat();
}
