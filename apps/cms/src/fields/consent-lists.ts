import type { ConsentNote } from "./consent-rule.ts";

/** The collections whose photographs need consent, and their field with photographs. */
const photoFields = {
  albums: "attachments",
  birthdays: "photo",
  toppers: "photo",
  staff: "photo",
} as const;

export type ConsentList = keyof typeof photoFields;
export const consentLists = Object.keys(photoFields) as ConsentList[];

/** The values of such a record that decide what the website may show. */
export type ConsentRecord = {
  id?: number | string;
  consent?: (ConsentNote & { purposes?: readonly string[] | null }) | null;
  deletedAt?: string | null;
  _status?: string | null;
};

/** The ids of a record's photographs; the record may contain them as documents. */
export function listPhotos(list: ConsentList, record: object): (number | string)[] {
  const photos: unknown[] = [Object(record)[photoFields[list]]].flat();
  return photos.map((photo) => Object(photo ?? {}).id ?? photo).filter((id) => id != null);
}
