export const lists = {
  Pages: "पृष्ठ",
  Previous: "पिछला",
  Next: "अगला",
  "Page {page} of {pages}": "पृष्ठ {page}, कुल {pages}",
} as const satisfies Record<string, string>;
