import type { ContactErrors, EnquiryErrors, EnquiryFields } from "@manor/content-api";

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

/** What a family is told about its enquiry. `answerBy` is a day. */
export type EnquiryReceipt = { reference: string; answerBy: string };

/** The outcome of an enquiry, like that of a message. `closed`: the school accepts none. */
export type EnquiryResult =
  | { outcome: "closed"; status: 404 }
  | { outcome: "invalid"; status: 422; fields: EnquiryFields; errors: EnquiryErrors }
  | { outcome: "refused"; status: number; fields: EnquiryFields }
  | { outcome: "limited"; status: 429; retryAfter: number; fields: EnquiryFields }
  | { outcome: "accepted"; receipt: EnquiryReceipt; fields: EnquiryFields };

/** `asked`: a confirmation e-mail follows; the response never shows whether the address was known. */
export type SignUpResult =
  | { outcome: "asked" }
  | { outcome: "invalid"; status: 422 }
  | { outcome: "refused"; status: 403 }
  | { outcome: "limited"; status: 429; retryAfter: number }
  | { outcome: "down"; status: 503 };

/** The result of an e-mail's key: `gone` when it is expired or incomplete. */
export type KeyUse = "done" | "gone" | "down";
