import { Children, type ReactNode } from "react";

/** Replaces the names in braces by React nodes. */
export const splitText = (text: string, pieces: Readonly<Record<string, ReactNode>>) =>
  Children.toArray(text.split(/\{(\w+)\}/).map((part, n) => (n % 2 === 1 ? pieces[part] : part)));
