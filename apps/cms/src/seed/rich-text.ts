import type { PrincipalMessage } from "../payload-types.ts";

/** Plain paragraphs in the format of the rich text editor. */
export function richText(paragraphs: string[]): NonNullable<PrincipalMessage["message"]> {
  const look = { direction: "ltr" as const, format: "" as const, indent: 0, version: 1 };
  return {
    root: {
      ...look,
      type: "root",
      children: paragraphs.map((text) => ({
        ...look,
        type: "paragraph",
        textFormat: 0,
        children: [
          { type: "text", text, detail: 0, format: 0, mode: "normal", style: "", version: 1 },
        ],
      })),
    },
  };
}
