import { type AddressName, isAddressName } from "@manor/content-api/address-names";
import type { School } from "./school.ts";

/** The addresses of the school that are named instead of repeated. */
const addressesOf = ({ links, documents }: School): Record<AddressName, string> => ({
  registration: links.registration,
  feePayment: links.feePayment,
  milestone: links.milestone,
  ...documents,
});

/** The address of that name. */
export const addressOf = (school: School, name: AddressName): string => addressesOf(school)[name];

/** Where a place leads that is an address or the name of one in braces; "" for nowhere. */
export function leadsTo(school: School, place: string): string {
  const name = place.slice(1, -1);
  return place.startsWith("{") && isAddressName(name) ? addressOf(school, name) : place;
}

/** Whether a link stays on the site: any other opens a new tab, with a hint. */
export const isOnSite = (href: string): boolean => href.startsWith("/") && !isFile(href);

/** A document of the site or the school that a browser shows. */
const isFile = (href: string): boolean => /^\/api\/|\.[a-z0-9]{2,4}$/i.test(href);
