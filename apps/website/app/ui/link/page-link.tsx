import type { ReactNode } from "react";
import { currentAddress } from "../../../model/pages/find-page.ts";
import { useSchool } from "../../school/use-school.ts";
import { Link } from "./link.tsx";

type PageLinkProps = {
  to: string;
  className?: string;
  children: ReactNode;
};

/** A link to a text page at its current address. Renders nothing when the page is hidden. */
export function PageLink({ to, className = "more-link", children }: PageLinkProps) {
  const address = currentAddress(useSchool(), to);
  if (address === "") return className ? null : children;
  return (
    <Link className={className || undefined} href={address}>
      {children}
    </Link>
  );
}
