/**
 * Placeholders for addresses in a menu entry, a card or a button: "{registration}". The admin panel lists them, the
 * site resolves them.
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
