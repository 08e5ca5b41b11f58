import type { ReactNode } from "react";
import { links } from "../../school/links.ts";
import { NewTab } from "../../ui/link/new-tab.tsx";

const { registration, feePayment, milestone, documents } = links;
const addresses = { registration, feePayment, milestone, ...documents } as const;

type SchoolLinkProps = {
  to: keyof typeof addresses;
  /** Set as a button on a line of its own. */
  button?: boolean;
  children: ReactNode;
};

/** A link to something outside the pages of the site; it opens in a new tab and says so. */
export function SchoolLink({ to, button = false, children }: SchoolLinkProps) {
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
