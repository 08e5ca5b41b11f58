import type { School } from "@manor/content-api/school";
import { findFixedPage, getPage, href as toHref } from "../pages/addresses.ts";
import { currentAddress } from "../pages/find-page.ts";
import { isInternal } from "./is-internal.ts";
import { resolveAddress } from "./resolve-address.ts";

export type Action = { label: string; href: string };

/** Where a family asks for a visit, or books one. */
export const getVisitAddress = ({ visits }: Pick<School, "visits">): string =>
  visits ? toHref("visit") : `${toHref("contact")}#contact-details`;

/** Where a family asks a question about admission. */
export const getAskAddress = ({ enquiries }: Pick<School, "enquiries">): string =>
  enquiries ? toHref("enquiry") : `${toHref("contact")}#keep-in-touch`;

/**
 * What a visitor can do next; the first is the most important. Omits an action whose page is hidden. A school that has
 * set none has those of the forms that are open.
 */
export function listActions(school: School): Action[] {
  const { actions } = school.banner;
  if (actions.length > 0)
    return actions.flatMap(({ label, href }) => {
      const address = findTarget(school, resolveAddress(school, href) || toHref("contact"));
      return address ? [{ label, href: address }] : [];
    });
  return [
    ...(school.visits ? [{ label: "Visit us", href: getVisitAddress(school) }] : []),
    ...(school.enquiries ? [{ label: "Ask a question", href: getAskAddress(school) }] : []),
  ];
}

/** While a form is closed, its links lead to the contact page. */
function findTarget(school: School, target: string): string {
  if (!isInternal(target)) return target;
  const page = findFixedPage(target.split(/[?#]/, 1)[0] ?? "")?.page;
  if (page === getPage("visit")) return getVisitAddress(school);
  if (page === getPage("enquiry")) return getAskAddress(school);
  return currentAddress(school, target);
}
