import { Children, type ReactNode } from "react";

/** A text with React nodes in place of the names in braces. */
export const splitText = (sentence: string, pieces: Readonly<Record<string, ReactNode>>) =>
  Children.toArray(
    sentence.split(/\{(\w+)\}/).map((part, n) => (n % 2 === 1 ? pieces[part] : part)),
  );
