import type { School } from "../school.ts";
import { admission } from "./admission.ts";
import { callTimings, numbers, schoolYear } from "./facts.ts";
import { identity } from "./identity.ts";
import { links } from "./links.ts";

/** The sample school: what an installation shows until its own office says otherwise. */
export const defaultSchool: School = {
  identity,
  links,
  numbers,
  schoolYear,
  admission,
  callTimings,
};
