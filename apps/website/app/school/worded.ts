import type { School } from "./school.ts";

/** Whom the school teaches. */
export type Pupils = School["settings"]["pupils"];

/** A default text: one for every school, or one for each kind of school. */
export type Worded = string | Readonly<Record<Pupils, string>>;

/** The variant of a text for this school. */
export const wordedFor = ({ settings }: School, text: Worded): string =>
  typeof text === "string" ? text : text[settings.pupils];
