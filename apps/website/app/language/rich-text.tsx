import { Fragment, type ReactNode } from "react";
import type { Phrase } from "../../model/texts/hindi.ts";
import { useText } from "./use-text.ts";

type RichTextProps = { phrase: Phrase; values: Readonly<Record<string, ReactNode>> };

/** An interface text with elements in the places of its braces: each language has its own order of words. */
export function RichText({ phrase, values }: RichTextProps): ReactNode {
  const t = useText();
  return t(phrase)
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no id and never change order
      <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
    ));
}
