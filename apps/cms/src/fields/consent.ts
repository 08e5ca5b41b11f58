import type { CollectionSlug, GroupField, Payload } from "payload";
import { cached, getContentVersion } from "../content-version/content-version.ts";
import { findAll } from "../database/find-records.ts";
import { today } from "../today.ts";
import {
  type ConsentNote,
  consentOn,
  findUncovered,
  isConsentFor,
  type Part,
} from "./consent-rule.ts";
import { calendarDay } from "./date-fields.ts";
import { uiField } from "./record-fields.ts";
import { validator } from "./validator.ts";

const purposeOptions = [
  { value: "photo", label: "Photograph" },
  { value: "name", label: "Name" },
  { value: "result", label: "Result" },
  { value: "birthday", label: "Birthday" },
  { value: "words", label: "Own words" },
];
const notCovered =
  "The record shows more than the consent allows: a photograph, name, result, birthday or own words. Remove it, or correct the consent.";

/** The consent of a parent. Without a valid one, the content API does not serve the record. */
export const consent: GroupField = {
  name: "consent",
  label: "Consent",
  type: "group",
  admin: {
    description: "Records of pupils are shown only with the consent of a parent or guardian.",
  },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "givenBy",
          label: "Given by",
          type: "text",
          maxLength: 200,
          admin: {
            width: "50%",
            description: "Who gave consent and how. Not shown on the website.",
          },
        },
        calendarDay({ name: "on", label: "Given on", admin: { width: "25%" } }),
        calendarDay({
          name: "until",
          label: "Until",
          admin: { width: "25%", description: "Empty: until withdrawn." },
        }),
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "identifiedBy",
          label: "How identified",
          type: "select",
          options: [
            { value: "signed", label: "Signed form" },
            { value: "in-person", label: "In person" },
            { value: "known-email", label: "E-mail from the address in the school’s records" },
            { value: "known-phone", label: "Call to the number in the school’s records" },
          ],
          admin: { width: "50%" },
        },
        {
          name: "wordingVersion",
          label: "Version of the consent form",
          type: "text",
          maxLength: 40,
          admin: { width: "25%" },
        },
        calendarDay({
          name: "withdrawnOn",
          label: "Withdrawn on",
          admin: { width: "25%", description: "From this day the website does not show it." },
        }),
      ],
    },
    {
      name: "purposes",
      label: "Consent for",
      type: "select",
      hasMany: true,
      options: purposeOptions,
      validate: validator(
        (
          value,
          { collectionSlug, data }: { collectionSlug?: string; data: { photo?: unknown } },
        ) => {
          const uncovered = findUncovered(collectionSlug ?? "", data, value as string[] | null);
          return uncovered.length === 0 || notCovered;
        },
      ),
      admin: { description: "Empty: for everything that the record shows." },
    },
    uiField("shownOnWebsite", "/src/fields/consent-notice.tsx#ConsentNotice"),
  ],
};

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

type Consent = {
  allows: Record<Part, boolean>;
  /** In its published version. */
  publishedPhotos: ReadonlySet<number | string>;
  /** In any version that counts. */
  photos: ReadonlySet<number | string>;
};

/** Changes with the records, and with the day, because consents end. */
export const getConsentTag = (): string =>
  `${getContentVersion(consentLists).toString(36)}-${today()}`;

/** The consents of all records of pupils and staff by `albums/12`, including the trash. */
export const getConsents = (payload: Payload): Promise<ReadonlyMap<string, Consent>> =>
  cached("consents", getConsentTag(), async () => {
    const consents = new Map<string, Consent>();
    for (const list of consentLists) {
      const latest = await findAll(payload, list, { trash: true, draft: true });
      const saved = await findAll(payload, list, { trash: true });
      const byId = new Map(saved.map((record) => [record.id, record]));
      for (const record of latest)
        consents.set(`${list}/${record.id}`, readConsent(list, record, byId.get(record.id)));
    }
    return consents;
  });

/** Withdrawing a consent in a draft takes effect at once; adding it takes effect when that is published. */
function readConsent(list: ConsentList, latest: ConsentRecord, saved = latest): Consent {
  const versions = saved._status === "published" ? [saved, latest] : [latest];
  const allows = (part: Part) =>
    versions.every(
      ({ consent, deletedAt }) =>
        !deletedAt &&
        consentOn(today(), consent).isValid &&
        isConsentFor(list, part, consent?.purposes),
    );
  const published = versions.filter(({ _status }) => _status === "published");
  return {
    allows: { record: allows("record"), photos: allows("photos") },
    publishedPhotos: new Set(published.flatMap((version) => listPhotos(list, version))),
    photos: new Set(versions.flatMap((version) => listPhotos(list, version))),
  };
}

export async function findConsent(
  payload: Payload,
  collection: CollectionSlug,
  part: Part,
): Promise<(record: { id: number | string }) => boolean> {
  const consents = await getConsents(payload);
  return ({ id }) => consents.get(`${collection}/${id}`)?.allows[part] === true;
}
