import type { Sheet } from "../../server/documents/sheet.ts";

const parts: Sheet["parts"] = [
  { text: "This page is a sample. It stands where the school's own document will stand." },
  { heading: "At the desk" },
  { text: "Replace it there: Files, Documents." },
];

/** What the content host attaches to its sample events and news, by file name. */
export const attachments: Readonly<Record<string, Sheet>> = {
  "sample-circular": { title: "Sample circular", lead: "To all parents and guardians", parts },
  "sample-programme": { title: "Sample programme", lead: "Order of the day", parts },
  "sample-calendar": { title: "Sample calendar", lead: "Dates of the term", parts },
  "sample-report": { title: "Sample report", lead: "What was done, and by whom", parts },
};
