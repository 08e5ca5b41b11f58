import { hindi, type Phrase } from "./hindi.ts";

/** Whether a text of data, such as the title of a page, is an interface text. */
export const isPhrase = (text: string): text is Phrase => Object.hasOwn(hindi, text);
