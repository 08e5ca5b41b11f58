import { toCalendarDay } from "@manor/content-api/calendar-day";
import { isReference } from "@manor/content-api/enquiry";
import type { EnquiryReceipt } from "../../model/message-results.ts";

export type EnquiryReceiptQuery = EnquiryReceipt & { language: "en" | "hi" };

/** The page after an enquiry. Its address has the reference and the day, and nothing about the family. */
export function toReceiptAddress(
  page: string,
  { reference, answerBy }: EnquiryReceipt,
  language: string,
): string {
  return `${page}?${new URLSearchParams({ reference, by: answerBy, answer: language })}`;
}

/** `undefined` for an address that is not that of a receipt. */
export function readReceipt(query: URLSearchParams): EnquiryReceiptQuery | undefined {
  const reference = query.get("reference") ?? "";
  const answerBy = toCalendarDay(query.get("by") ?? "");
  if (!isReference(reference) || answerBy === "") return undefined;
  return { reference, answerBy, language: query.get("answer") === "hi" ? "hi" : "en" };
}
