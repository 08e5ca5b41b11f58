import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

type Link = ReactElement<{ href?: string; className?: string }>;

const isLink = (node: ReactNode): node is Link =>
  isValidElement<Link["props"]>(node) && node.props.href !== undefined;

/** A paragraph; one that contains only a link becomes the "read more" link. */
export function Paragraph({ children }: { children?: ReactNode }) {
  if (!isLink(children)) return <p>{children}</p>;
  return <p className="text-page__more">{cloneElement(children, { className: "more-link" })}</p>;
}
