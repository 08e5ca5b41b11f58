import { addMonths, atNoon, dayOfMonth } from "./days.ts";

/** The consent note that sample records carry: given some years ago, good for two more. */
export function sampleConsent(today: string) {
  return {
    givenBy: "Sample consent, given by nobody for nobody",
    on: atNoon(dayOfMonth(addMonths(today, -48), 1)),
    until: atNoon(dayOfMonth(addMonths(today, 24), 28)),
  };
}
