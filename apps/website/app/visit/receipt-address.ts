import { isVisitReference } from "@manor/content-api/visit";
import type { VisitReceipt } from "../../model/message-results.ts";
import { href } from "../../model/pages/addresses.ts";

export type VisitReceiptQuery = VisitReceipt & { language: "en" | "hi" };

const states = ["unconfirmed", "waiting", "requested"] as const;

/** The page after a booking. Its address has the reference and the state, and nothing about the family. */
export function toReceiptAddress({ reference, state }: VisitReceipt, language: string): string {
  return `${href("visit")}?${new URLSearchParams({ reference, state, answer: language })}`;
}

/** `undefined` for an address that is not that of a receipt. */
export function readReceipt(query: URLSearchParams): VisitReceiptQuery | undefined {
  const reference = query.get("reference") ?? "";
  const state = states.find((known) => known === query.get("state"));
  if (!isVisitReference(reference) || !state) return undefined;
  return { reference, state, language: query.get("answer") === "hi" ? "hi" : "en" };
}

/** The form after that booking: the same request again is then another booking, for example after a cancellation. */
export const toNextVisit = (reference: string): string =>
  reference ? `${href("visit")}?${new URLSearchParams({ again: reference })}` : href("visit");

/** The booking before; "" for none. */
export function readPrevious(query: URLSearchParams): string {
  const reference = query.get("again") ?? "";
  return isVisitReference(reference) ? reference : "";
}
