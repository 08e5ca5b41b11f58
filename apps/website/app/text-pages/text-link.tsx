import type { School } from "@manor/content-api/school";
import type { ReactNode } from "react";
import { currentAddress } from "../../model/pages/find-page.ts";
import { isInternal } from "../../model/school/is-internal.ts";
import { resolveAddress } from "../../model/school/resolve-address.ts";
import { useSchool } from "../school/use-school.ts";
import { Link } from "../ui/link/link.tsx";
import { NewTabLink } from "../ui/link/new-tab-link.tsx";

type TextLinkProps = {
  href: string;
  /** A link with a class is a separate block: without a target it is omitted. */
  className?: string;
  children: ReactNode;
};

/** A link of a text: a page of the site, or an external address, which opens in a new tab and is labelled so. */
export function TextLink({ href, className, children }: TextLinkProps) {
  const to = resolveHref(useSchool(), href);
  if (to === "") return className ? null : children;
  if (isInternal(to) || /^(?:mailto|tel):/i.test(to))
    return (
      <Link href={to} className={className}>
        {children}
      </Link>
    );
  return (
    <NewTabLink href={to} className={className}>
      {children}
    </NewTabLink>
  );
}

function resolveHref(school: School, href: string): string {
  const to = resolveAddress(school, href);
  return isInternal(to) ? currentAddress(school, to) : to;
}
