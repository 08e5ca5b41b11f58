import type { ReactNode } from "react";
import { useText } from "../../language/use-text.ts";

type NewTabLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** A link that opens in a new tab and informs screen reader users of it. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{useText()(" (opens in a new tab)")}</span>
    </a>
  );
}
