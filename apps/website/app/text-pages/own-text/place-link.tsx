import type { ComponentProps, ReactNode } from "react";
import { isOnSite, leadsTo } from "../../school/addresses-of.ts";
import type { School } from "../../school/school.ts";
import { useSchool } from "../../school/use-school.ts";
import { addressNow } from "../../school-pages.ts";
import { NewTab } from "../../ui/link/new-tab.tsx";

type PlaceLinkProps = {
  /** An address, or a name in braces. */
  href: string;
  isButton?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A link from an editor: a page of the site, or an external address, which opens in a new tab and is labelled so. */
export function PlaceLink({ href, isButton = false, className, children }: PlaceLinkProps) {
  const to = addressIn(useSchool(), href);
  const style = isButton ? "button" : className;
  // A "read more" link without a target is omitted.
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

/** A link in a page's Markdown. */
export const TextLink = ({ href = "", ...link }: ComponentProps<"a">) => (
  <PlaceLink href={href} className={link.className}>
    {link.children}
  </PlaceLink>
);

/** The current target of the link. */
function addressIn(school: School, href: string): string {
  const to = leadsTo(school, href);
  return isOnSite(to) ? addressNow(school, to) : to;
}
