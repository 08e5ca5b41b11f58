import { hash } from "node:crypto";
import type { Translated } from "./align.ts";
import type { Segment } from "./segments.ts";

/** The hash of the texts of a source, in their order. A translation with another hash is out of date. */
export const hashSegments = (segments: readonly Pick<Segment, "field" | "text">[]): string =>
  hash("sha256", JSON.stringify(segments.map(({ field, text }) => [field, text])), "hex");

/** The same of the texts that a translation was made from. */
export const hashSources = (translated: readonly Translated[]): string =>
  hashSegments(translated.map(({ field, source }) => ({ field, text: source })));
