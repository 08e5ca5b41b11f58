import { accessibility } from "./accessibility.ts";
import { admission } from "./admission.ts";
import { callTimings } from "./call-timings.ts";
import { day } from "./day.ts";
import { disclosure } from "./disclosure.ts";
import { fees } from "./fees.ts";
import { homeFilm } from "./film.ts";
import { homeSettings } from "./home-settings.ts";
import { links } from "./links.ts";
import { nameAndAddress } from "./name-and-address.ts";
import { numbers } from "./numbers.ts";
import { pageSettings } from "./page-settings.ts";
import { privacy } from "./privacy.ts";
import type { SchoolGlobal } from "./school-global.ts";
import { schoolYear } from "./school-year.ts";

export const schoolGlobals: readonly SchoolGlobal[] = [
  nameAndAddress,
  links,
  admission,
  fees,
  callTimings,
  schoolYear,
  numbers,
  disclosure,
  ...homeSettings,
  homeFilm,
  day,
  ...pageSettings,
  privacy,
  accessibility,
];
