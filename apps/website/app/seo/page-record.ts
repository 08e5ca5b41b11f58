import type { Day } from "../dates/day.ts";
import { photoOnCard } from "./record-card.ts";

/** Title, date and chosen photo of the page's record, from its loader data; "" when it shows a list or a text. */
export function getPageRecord(loaderData: unknown): { title: string; day: Day; photo: string } {
  const data = asObject(loaderData);
  const record = asObject(data["record"] ?? data["album"] ?? data);
  const { title, day, fromDate, date, cardPhoto, images, attachments } = record;
  return {
    title: text(title),
    day: text(day ?? fromDate ?? date),
    photo: photoOnCard(cardPhoto, images ?? attachments),
  };
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
