import { toEditor } from "../../src/collections/pages/rich-text.ts";

/** A text of one bold paragraph, in the editor's format. */
export const text = (words: string) =>
  toEditor([{ kind: "paragraph", pieces: [{ kind: "text", text: words, isStrong: true }] }]);
