import { z } from "zod";
import { text } from "./fields.ts";

/** Texts of one picture of a record: alt text and caption. */
const PictureWords = z.object({ file: text, alt: text, caption: text });
export type PictureWords = z.infer<typeof PictureWords>;

/** Optional in a record, and unknown to the specification: words for those of its pictures that have some. */
export const pictureWords = z.array(PictureWords).optional().catch(undefined);
