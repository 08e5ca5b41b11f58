import { defaultSchool } from "@manor/contract/default-school";
import { endingDates } from "@manor/contract/ending-dates";
import { publishedParts } from "../contract/site.ts";
import { inWords } from "../fields/in-words.ts";
import type { Check } from "./todo.ts";

const names = { opening: "Admissions are open", entranceTest: "Entrance test" };

/** Sentences of "Your school" whose day has passed or comes soon. */
export const schoolDates: Check = async (payload, day) => {
  const school = { ...defaultSchool, ...(await publishedParts(payload)) };
  return endingDates(school, day).map(({ part, name, until, hasEnded }) => ({
    what: `“${names[name]}” ${hasEnded ? "ended" : "ends"} on ${inWords(until)}.`,
    repair: "Put in the next day",
    path: `/globals/${part}`,
    isForPublishers: true,
  }));
};
