import type { Booking, ContactErrors, EnquiryFields, VisitFields } from "@manor/content-api";

/**
 * The outcome of a message: `sent` to the CMS, `stored` for later (the visitor sees no difference), `invalid` with
 * an error per field, `refused` with a status, or `limited` by the rate limit; `retryAfter` is in seconds.
 */
export type Delivery =
  | { outcome: "invalid"; status: 422; errors: ContactErrors }
  | { outcome: "sent" }
  | { outcome: "stored" }
  | { outcome: "refused"; status: number }
  | { outcome: "limited"; status: 429; retryAfter: number };

/** The reply to a family's enquiry. `answerBy` is a day. */
export type EnquiryReceipt = { reference: string; answerBy: string };

/** Why a valid form was not accepted. */
export type FormFailure = "limited" | "refused";

/** The outcome of a form about admission, like that of a message. `closed`: the school does not have it. */
export type FormResult<Fields, Receipt> =
  | { outcome: "closed"; status: 404 }
  | { outcome: "invalid"; status: 422; fields: Fields; errors: Partial<Fields> }
  | { outcome: "refused"; status: number; fields: Fields }
  | { outcome: "limited"; status: 429; retryAfter: number; fields: Fields }
  | { outcome: "accepted"; receipt: Receipt; fields: Fields };

export type EnquiryResult = FormResult<EnquiryFields, EnquiryReceipt>;

/** `requested`: stored until the CMS is up again, which then sends an e-mail. */
export type VisitReceipt = { reference: string; state: "unconfirmed" | "waiting" | "requested" };
export type VisitResult = FormResult<VisitFields, VisitReceipt>;

/** The response is the same for an address without a booking. */
export type LinkResult = FormResult<{ email: string }, undefined>;

/** What a family does with its booking. */
export type BookingChange = {
  action: "open" | "confirm" | "accept" | "change" | "cancel";
  time?: string | undefined;
  people?: number | undefined;
  mayWait?: boolean | undefined;
};

/**
 * The outcome of a change. `gone`: the key is unknown or no longer valid. After `conflict` and `rejected` the booking
 * is as before: its state does not allow the change, or the other time is full; or the CMS names invalid fields.
 */
export type BookingResult =
  | { outcome: "gone" }
  | { outcome: "down"; change: BookingChange }
  | { outcome: "done"; change: BookingChange; booking: Booking }
  | { outcome: "conflict"; change: BookingChange; booking: Booking; isFull: boolean }
  | {
      outcome: "rejected";
      change: BookingChange;
      booking: Booking;
      errors: Record<string, string>;
    };

/** `asked`: a confirmation e-mail follows; the response never shows whether the address was known. */
export type SignUpResult =
  | { outcome: "asked" }
  | { outcome: "invalid"; status: 422 }
  | { outcome: "refused"; status: 403 }
  | { outcome: "limited"; status: 429; retryAfter: number }
  | { outcome: "down"; status: 503 };

/** The result of an e-mail's key: `gone` when it is expired or incomplete. */
export type KeyUse = "done" | "gone" | "down";
