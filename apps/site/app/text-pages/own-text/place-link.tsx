import type { ReactNode } from "react";
import { isOnSite, leadsTo } from "../../school/addresses-of.ts";
import type { School } from "../../school/school.ts";
import { useSchool } from "../../school/use-school.ts";
import { matchIn, movedTo } from "../../school-pages.ts";
import { NewTab } from "../../ui/link/new-tab.tsx";

type PlaceLinkProps = {
  /** An address, or the name of one in braces. */
  href: string;
  isButton?: boolean;
  className?: string;
  children: ReactNode;
};

/** A link as the office wrote it: a page of the site, or something else, which opens in a new tab and says so. */
export function PlaceLink({ href, isButton = false, className, children }: PlaceLinkProps) {
  const to = addressIn(useSchool(), href);
  const style = isButton ? "button" : className;
  if (to === "") return children;
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

/** Where the link leads today: a page may have moved since it was written. */
function addressIn(school: School, href: string): string {
  const to = leadsTo(school, href);
  if (!isOnSite(to)) return to;
  const [path = ""] = to.split(/[?#]/);
  const now = matchIn(school, path)?.path ?? movedTo(school, path) ?? path;
  return now + to.slice(path.length);
}
