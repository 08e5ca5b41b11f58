import { Children, type ReactNode } from "react";

/** A text with React nodes in place of the names in braces. */
export const splitText = (text: string, pieces: Readonly<Record<string, ReactNode>>) =>
  Children.toArray(text.split(/\{(\w+)\}/).map((part, n) => (n % 2 === 1 ? pieces[part] : part)));
