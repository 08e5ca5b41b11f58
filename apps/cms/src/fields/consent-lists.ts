import type { CollectionSlug, Payload } from "payload";
import { cached, getContentVersion } from "../content-version/content-version.ts";
import { findAll } from "../database/find-records.ts";
import { today } from "../today.ts";
import { isConsentFor, type Part } from "./consent-purposes.ts";
import { type ConsentNote, consentOn } from "./consent-rule.ts";

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
