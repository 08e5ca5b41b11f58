import type { School } from "../school.ts";
import { textPaths } from "../site-paths.ts";

/** Bundled with the site. They open in a new tab, with a hint. */
export const documents: School["documents"] = {
  academics: "/documents/academics.pdf",
  feesStructure: "/documents/fees-structure.pdf",
  weeklyMenu: "/documents/weekly-menu.pdf",
};

/** Each line is a choice of the school (R14). */
export const settings: School["settings"] = {
  pupils: "boys",
  board: "a national school-certificate board",
  /** R11 */
  aadhaarMandatoryWord: true,
  /** R38 */
  birthdays: "full",
  /** R36 */
  marksArePercentages: true,
  /** R54 */
  showSendFailure: true,
  /** R67 */
  formType: "CF",
  /** R12 */
  sampleWording: [...textPaths],
};
