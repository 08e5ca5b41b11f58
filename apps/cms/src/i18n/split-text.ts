import { Children, type ReactNode } from "react";

/** A sentence in which links and the like stand where their names are in braces. */
export const splitText = (sentence: string, pieces: Readonly<Record<string, ReactNode>>) =>
  Children.toArray(
    sentence.split(/\{(\w+)\}/).map((part, n) => (n % 2 === 1 ? pieces[part] : part)),
  );
