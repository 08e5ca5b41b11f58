import type { BookingState } from "@manor/content-api";

/** The states of a booking that hold one of the places. */
export const holding = ["unconfirmed", "booked", "offered"] as const;

/** The states in which a family may come, or may still get a place. */
export const live = [...holding, "unconfirmedWaiting", "waiting"] as const;

/** Every state of a booking, with its label and with the name that its family sees. */
export const visitStates = {
  unconfirmed: { label: "Address not confirmed", shown: "unconfirmed" },
  unconfirmedWaiting: { label: "Waiting, address not confirmed", shown: "unconfirmed" },
  booked: { label: "Booked", shown: "booked" },
  waiting: { label: "On the waiting list", shown: "waiting" },
  offered: { label: "Place offered", shown: "offered" },
  cancelled: { label: "Cancelled", shown: "cancelled" },
  offerEnded: { label: "Offer not taken", shown: "cancelled" },
  cancelledBySchool: { label: "Cancelled by the school", shown: "cancelled" },
  /** A request that came after its time had closed: its family gets one e-mail, and no key. */
  tooLate: { label: "Asked too late", shown: undefined },
  /** The address was never confirmed: no one may read or change it any more. */
  expired: { label: "Never confirmed", shown: undefined },
} as const satisfies Record<string, { label: string; shown: BookingState | undefined }>;

export type VisitState = keyof typeof visitStates;

export const isHolding = (state: VisitState): boolean =>
  (holding as readonly VisitState[]).includes(state);
