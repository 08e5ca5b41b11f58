import type { School } from "./school.ts";

/** Whom the school teaches. */
export type Pupils = School["settings"]["pupils"];

/** A sentence of ours: one for everybody, or one for each kind of school, where the grammar asks for it. */
export type Worded = string | Readonly<Record<Pupils, string>>;

/** The sentence as this school says it. */
export const wordedFor = ({ settings }: School, sentence: Worded): string =>
  typeof sentence === "string" ? sentence : sentence[settings.pupils];
