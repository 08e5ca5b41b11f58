import type { School } from "./school.ts";

/** Whom the school teaches. */
export type Pupils = School["settings"]["pupils"];

/** A default text: one for every school, or one for each kind of school. */
export type CopyVariants = string | Readonly<Record<Pupils, string>>;

/** The variant of a text for this school. */
export const copyFor = ({ settings }: School, text: CopyVariants): string =>
  typeof text === "string" ? text : text[settings.pupils];
