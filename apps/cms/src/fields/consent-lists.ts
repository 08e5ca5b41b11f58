import type { ConsentNote } from "./consent-rule.ts";

const photoFields = {
  albums: "attachments",
  birthdays: "photo",
  toppers: "photo",
  staff: "photo",
  voices: "photo",
} as const;

export type ConsentList = keyof typeof photoFields;
export const consentLists = Object.keys(photoFields) as ConsentList[];

export type ConsentRecord = {
  id?: number | string;
  consent?: (ConsentNote & { purposes?: readonly string[] | null }) | null;
  deletedAt?: string | null;
  _status?: string | null;
};

export function listPhotos(list: ConsentList, record: object): (number | string)[] {
  const photos: unknown[] = [Object(record)[photoFields[list]]].flat();
  return photos.map((photo) => Object(photo ?? {}).id ?? photo).filter((id) => id != null);
}
