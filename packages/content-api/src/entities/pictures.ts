import { z } from "zod";
import { text } from "./fields.ts";

/** Texts of one picture of a record: alt text and caption. */
const PictureWords = z.object({ file: text, alt: text, caption: text });
export type PictureWords = z.infer<typeof PictureWords>;

/** Optional and beyond the specification: the pictures of a record that have such texts. */
export const pictureWords = z.array(PictureWords).optional().catch(undefined);
