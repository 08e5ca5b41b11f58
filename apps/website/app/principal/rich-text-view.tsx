import { createElement, type ReactNode } from "react";
import { linkAddress } from "../../model/link-address.ts";
import type { Rich } from "../../model/principal-messages.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";

/** Renders rich text as elements; no string becomes markup. */
export function RichText({ parts }: { parts: readonly Rich[] }) {
  return parts.map((part, index) => toElement(part, index));
}

function toElement(part: Rich, key: number): ReactNode {
  if (typeof part === "string") return <ContentText key={key}>{part}</ContentText>;
  if (part.tag === "br") return <br key={key} />;
  const href = part.href && linkAddress(part.href);
  const props = part.tag === "a" && href ? { key, href } : { key };
  const tag = part.tag === "a" && !href ? "span" : part.tag;
  return createElement(tag, props, ...part.children.map(toElement));
}
