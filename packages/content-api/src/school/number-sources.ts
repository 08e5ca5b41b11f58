import { z } from "zod";
import { optionalLine, year } from "./fields.ts";

/** Where a statistic comes from, and its year; "" and no year for neither. */
const source = z.object({ text: optionalLine(80), year: year.optional() });

export type NumberSource = z.infer<typeof source>;

export const noSources = {
  students: { text: "" },
  nationalities: { text: "" },
  classRooms: { text: "" },
  ratioOnHome: { text: "" },
};

/** The sources of the statistics on home. */
export const numberSources = z
  .object({ students: source, nationalities: source, classRooms: source, ratioOnHome: source })
  .default(noSources);
