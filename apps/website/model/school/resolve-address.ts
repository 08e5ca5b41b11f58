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
