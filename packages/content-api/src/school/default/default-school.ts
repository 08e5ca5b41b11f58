import type { School } from "../school.ts";
import { sampleBrand } from "../theme/theme.ts";
import { accessibility } from "./accessibility.ts";
import { banner, tiles } from "./banner-and-tiles.ts";
import { disclosure } from "./disclosure.ts";
import { admission, callTimings, identity, links, numbers, schoolYear } from "./facts.ts";
import { menu } from "./menu.ts";
import { newsletters } from "./newsletters.ts";
import { privacy } from "./privacy.ts";
import { documents, settings } from "./settings.ts";
import { song } from "./song.ts";
import { timeline } from "./timeline.ts";
import { tours } from "./tours.ts";

/** The sample school: the default of an installation. */
export const defaultSchool: School = {
  identity,
  links,
  numbers,
  schoolYear,
  admission,
  // Never invent a fee.
  fees: { sessions: [] },
  callTimings,
  menu,
  banner,
  tiles,
  timeline,
  song,
  newsletters,
  tours,
  documents,
  disclosure,
  complianceDocuments: { list: [] },
  staff: { list: [] },
  settings,
  privacy,
  accessibility,
  brand: { ...sampleBrand, emblem: "" },
  pages: { list: [], moved: [] },
};
