import { z } from "zod";
import { text } from "./fields.ts";

/** What a host says of one picture of a record: in its place, to whoever cannot see it, and below it. */
const PictureWords = z.object({ file: text, alt: text, caption: text });
export type PictureWords = z.infer<typeof PictureWords>;

/** Optional in a record, and unknown to the specification: words for those of its pictures that have some. */
export const pictureWords = z.array(PictureWords).optional().catch(undefined);
