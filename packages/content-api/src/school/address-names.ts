/**
 * The addresses that an entry, a card or a button may name instead of repeating them: "{registration}". Plain data:
 * the admin panel lists them, and the site knows where they lead.
 */
export const addressNames = [
  "registration",
  "feePayment",
  "milestone",
  "academics",
  "feesStructure",
  "weeklyMenu",
] as const;

export type AddressName = (typeof addressNames)[number];

const known: ReadonlySet<string> = new Set(addressNames);

/** Whether a text is the name of an address. */
export const isAddressName = (name: string): name is AddressName => known.has(name);
