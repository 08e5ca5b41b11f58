import type { AddressName } from "@manor/content-api/address-names";
import type { ReactNode } from "react";
import { getAddress } from "../../school/resolve-address.ts";
import { useSchool } from "../../school/use-school.ts";
import { NewTabLink } from "../../ui/link/new-tab-link.tsx";

type SchoolLinkProps = {
  to: AddressName;
  /** Renders it as a button on a separate line. */
  button?: boolean;
  children: ReactNode;
};

/** A link to an external site; opens in a new tab and is labelled so. */
export function SchoolLink({ to, button = false, children }: SchoolLinkProps) {
  const school = useSchool();
  return (
    <NewTabLink className={button ? "button" : undefined} href={getAddress(school, to)}>
      {children}
    </NewTabLink>
  );
}
