import type { ReactNode } from "react";
import { href, type PageName } from "../../addresses.ts";
import { useSchool } from "../../school/use-school.ts";
import { addressNow } from "../../school-pages.ts";

type PageLinkProps = { to: PageName; className?: string; children: ReactNode };

/** A way onward to a page of text, wherever the office has put it. One that it has hidden is not linked. */
export function PageLink({ to, className = "more-link", children }: PageLinkProps) {
  const address = addressNow(useSchool(), href(to));
  if (address === "") return className ? null : children;
  return (
    <a className={className || undefined} href={address}>
      {children}
    </a>
  );
}
