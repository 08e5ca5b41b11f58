/** Splits plain text into paragraphs at blank lines, or at line ends when it has none. Skips empty ones. */
export function splitParagraphs(text: string): string[] {
  const blocks = text.split(/\n\s*\n/);
  const parts = blocks.length > 1 ? blocks : text.split("\n");
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
