import type { Day } from "../dates/day.ts";
import { photoOnCard } from "./record-card.ts";

/** Title, date, and the photo that the editor chose for the share card; "" where the page shows a list or a text. */
export type PageRecord = { title: string; day: Day; photo: string };

export function getPageRecord(loaderData: unknown): PageRecord {
  const data = asObject(loaderData);
  const record = asObject(data["record"] ?? data["album"] ?? data);
  const { title, fromDate, date, cardPhoto, images, attachments } = record;
  return {
    title: text(title),
    day: text(fromDate ?? date),
    photo: photoOnCard(cardPhoto, images ?? attachments),
  };
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
