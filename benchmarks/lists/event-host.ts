import type { Server } from "node:http";
import { startListHost } from "./list-host.ts";

const words = [
  "Inter-house football final",
  "Annual sports day",
  "Inter-house quiz, first round",
  "Prize giving",
  "Carol evening",
  "Inter-house cricket match",
  "Science exhibition",
  "Founder's assembly",
];

/** Events in the shape of the contract, a third of whose titles hold "Inter-house". */
function makeEvents(count: number): object[] {
  return Array.from({ length: count }, (_, n) => ({
    _id: `event-${n}`,
    title: `${words[n % words.length]} ${n}`,
    venue: "Upper field",
    date: dayNumber(n),
    time: "10:00 AM",
    description: "Parents staying in town are welcome; tea is served at the break.",
    images: [],
    attachments: n % 4 === 0 ? [`programme-${n % 50}.pdf`] : [],
    category: "Events",
  }));
}

/** Two months of two years, so that even a hundred events fill a page of each: full pages are compared with full pages. */
function dayNumber(n: number): string {
  const day = String(1 + ((n * 7) % 28)).padStart(2, "0");
  return `${2025 + (n % 2)}-${n % 4 < 2 ? "03" : "11"}-${day}`;
}

/** A content host that knows events only and honours ETag, as the contract asks. */
export function startEventHost(count: number, port: number): Promise<Server> {
  const events = makeEvents(count);
  return startListHost({ "/api/events/SGSM": events, "/api/events/All/SGSM": events }, port);
}
