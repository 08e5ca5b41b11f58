// The exact words of the specification for what is empty, loading or failed (R29, R50). Do not correct them.

export const STAY_TUNED = "Stay Tuned For More Updates";

export const emptyNews = {
  date: "DD.MM.YYYY",
  title: "News Title",
  text: "Stay Tuned For More updates",
} as const;

export const emptyAlbum = {
  title: "Category Name",
  text: "Stay Tuned for Latest Updates",
} as const;

export const emptyHomeAlbum = "Gallery Title";

export const emptyTopper = { name: "Student Name", stream: "Stream", marks: "Marks %" } as const;

/** A missing meal, and every cell of the weekly menu's only row when there is none. */
export const DASH = "-";

/** The placeholder of both topper pages' search box. */
export const SEARCH_HERE = "Search Here..";

export const principalWords = {
  loading: "Loading principal's message...",
  noItem: "No message found for Principal.",
  noText: "No message available.",
  failed: "Failed to load principal message.",
  name: "Principal",
} as const;
