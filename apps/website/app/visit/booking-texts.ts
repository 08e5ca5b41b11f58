import type { BookingState } from "@manor/content-api";
import type { Phrase } from "../../model/texts/hindi.ts";

/** The state of a booking as its family reads it. */
export const stateTexts: Record<BookingState, Phrase> = {
  unconfirmed: "Please confirm that you want to come.",
  booked: "Your visit is booked.",
  waiting: "You are on the waiting list. If a place becomes free, we offer it to you by e-mail.",
  offered: "A place is free for you.",
  cancelled: "Your visit is cancelled.",
};

/** After a change, in addition to the state. */
export const changedText: Phrase =
  "We have changed your booking and sent you a new link. The old link no longer works.";
