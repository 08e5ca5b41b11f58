import type { ReactNode } from "react";
import { outside } from "../../school/outside.ts";
import type { School } from "../../school/school.ts";
import { useSchool } from "../../school/use-school.ts";
import { NewTab } from "../../ui/link/new-tab.tsx";

const addressesOf = ({ links: { registration, feePayment, milestone } }: School) => ({
  registration,
  feePayment,
  milestone,
  ...outside.documents,
});

type SchoolLinkProps = {
  to: keyof ReturnType<typeof addressesOf>;
  /** Set as a button on a line of its own. */
  button?: boolean;
  children: ReactNode;
};

/** A link to something outside the pages of the site; it opens in a new tab and says so. */
export function SchoolLink({ to, button = false, children }: SchoolLinkProps) {
  const addresses = addressesOf(useSchool());
  return (
    <a
      className={button ? "button" : undefined}
      href={addresses[to]}
      target="_blank"
      rel="noopener"
    >
      {children}
      <NewTab />
    </a>
  );
}
