import type { ComponentProps, ReactNode } from "react";
import { isOnSite, leadsTo } from "../../school/addresses-of.ts";
import type { School } from "../../school/school.ts";
import { useSchool } from "../../school/use-school.ts";
import { addressNow } from "../../school-pages.ts";
import { NewTab } from "../../ui/link/new-tab.tsx";

type PlaceLinkProps = {
  /** An address, or the name of one in braces. */
  href: string;
  isButton?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** An editor's link: a page of the site, or an external one, which opens in a new tab with a hint. */
export function PlaceLink({ href, isButton = false, className, children }: PlaceLinkProps) {
  const to = addressIn(useSchool(), href);
  const style = isButton ? "button" : className;
  // A way onward that leads nowhere is none.
  if (to === "") return style ? null : children;
  if (isOnSite(to) || /^(?:mailto|tel):/i.test(to))
    return (
      <a href={to} className={style}>
        {children}
      </a>
    );
  return (
    <a href={to} className={style} target="_blank" rel="noopener">
      {children}
      <NewTab />
    </a>
  );
}

/** A link of a page's Markdown. */
export const TextLink = ({ href = "", ...link }: ComponentProps<"a">) => (
  <PlaceLink href={href} className={link.className}>
    {link.children}
  </PlaceLink>
);

/** Where the link leads today. */
function addressIn(school: School, href: string): string {
  const to = leadsTo(school, href);
  return isOnSite(to) ? addressNow(school, to) : to;
}
