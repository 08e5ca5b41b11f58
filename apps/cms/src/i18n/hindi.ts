import { auditLog } from "./hindi/audit-log.ts";
import { emails } from "./hindi/emails.ts";
import { firstRun } from "./hindi/first-run.ts";
import { importing } from "./hindi/importing.ts";
import { pictures } from "./hindi/pictures.ts";
import { questions } from "./hindi/questions.ts";
import { records } from "./hindi/records.ts";
import { refusals } from "./hindi/refusals.ts";
import { screens } from "./hindi/screens.ts";
import { settings } from "./hindi/settings.ts";
import { today } from "./hindi/today.ts";
import { twoFactor } from "./hindi/two-factor.ts";
import { yourSchool } from "./hindi/your-school.ts";
import { yourSchoolMore } from "./hindi/your-school-more.ts";

/** Every phrase of the admin panel, by its English words; `{…}` is a placeholder. */
export const hindi = {
  ...records,
  ...settings,
  ...yourSchool,
  ...yourSchoolMore,
  ...screens,
  ...questions,
  ...pictures,
  ...today,
  ...importing,
  ...refusals,
  ...auditLog,
  ...firstRun,
  ...twoFactor,
  ...emails,
};

/** A phrase that has its Hindi. */
export type Phrase = keyof typeof hindi;
