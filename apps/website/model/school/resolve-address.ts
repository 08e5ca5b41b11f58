import { type AddressName, isAddressName } from "@manor/content-api/address-names";
import type { School } from "@manor/content-api/school";

const getAddresses = ({ links, documents }: School): Record<AddressName, string> => ({
  registration: links.registration,
  feePayment: links.feePayment,
  milestone: links.milestone,
  ...documents,
});

/** Resolves an address or a name in braces; "" for none. */
export function resolveAddress(school: School, target: string): string {
  const name = target.slice(1, -1);
  return target.startsWith("{") && isAddressName(name) ? getAddresses(school)[name] : target;
}

/** Whether a link stays on the site: any other opens in a new tab and is labelled so. */
export const isInternal = (href: string): boolean => href.startsWith("/") && !isFile(href);

/** A document of the site or of the CMS, which the browser opens directly. */
const isFile = (href: string): boolean => /^\/api\/|\.[a-z0-9]{2,4}$/i.test(href);
