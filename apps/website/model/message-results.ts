import type { ContactErrors, EnquiryFields } from "@manor/content-api";

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

/** `asked`: a confirmation e-mail follows; the response never shows whether the address was known. */
export type SignUpResult =
  | { outcome: "asked" }
  | { outcome: "invalid"; status: 422 }
  | { outcome: "refused"; status: 403 }
  | { outcome: "limited"; status: 429; retryAfter: number }
  | { outcome: "down"; status: 503 };

/** The result of an e-mail's key: `gone` when it is expired or incomplete. */
export type KeyUse = "done" | "gone" | "down";
