import type { Payload } from "payload";
import { config } from "../config.ts";
import type { Media } from "../payload-types.ts";
import { today } from "../today.ts";
import { arePhotosHidden, findLogo } from "../withdrawals/hidden-photos.ts";
import { readClaims } from "../withdrawals/photo-claims.ts";
import { readWithdrawals } from "../withdrawals/withdrawal-list.ts";
import { getConsents } from "./consents.ts";

type Photo = Pick<Media, "id"> & { filename: string };

/** Collects the marks of each photograph: from the records, and from the list that outlives them and a restore. */
export async function readFileMarks(payload: Payload): Promise<(photo: Photo) => FileMarks> {
  const consents = await getConsents(payload);
  const isHidden = await arePhotosHidden(payload);
  const logo = isHidden && (await findLogo(payload));
  const withdrawals = readWithdrawals(config.dataDir);
  const listed = Map.groupBy(readClaims(config.dataDir), ({ file }) => file);
  const users = new Map<unknown, string[]>();
  for (const [record, { photos }] of consents)
    for (const photo of photos) users.set(photo, [...(users.get(photo) ?? []), record]);

  return ({ id, filename }) => {
    const lastDays = new Map(
      (listed.get(filename) ?? []).map(({ record, until }) => [record, until]),
    );
    const toClaim = (record: string): Claim => {
      const consent = consents.get(record);
      const isAllowed = !consent?.photos.has(id) || consent.allows.photos;
      const lastDay = lastDays.get(record);
      return {
        record,
        isValid: isAllowed && (lastDay === undefined || today() <= lastDay),
        isPublished: consent?.publishedPhotos.has(id) === true,
      };
    };
    const trashed = withdrawals.get(`file ${filename}`);
    return {
      isWithdrawn: trashed !== undefined && trashed.until < today(),
      isHidden: isHidden && id !== logo,
      claims: [...new Set([...lastDays.keys(), ...(users.get(id) ?? [])])].map(toClaim),
    };
  };
}

/** What decides whether the website may show an uploaded photograph, apart from the records that name it. */
export type FileMarks = {
  /** It is in the trash, or it is the former file of a cropped or covered photograph. */
  isWithdrawn: boolean;
  isHidden: boolean;
  /** One for each record of a pupil or of a member of staff that shows it or has ever shown it. */
  claims: readonly Claim[];
};

export type Claim = {
  /** `albums/12`, also of a deleted record. */
  record: string;
  isValid: boolean;
  isPublished: boolean;
};

/** Without a valid consent of every such record, a published one with a valid consent must show the photograph. */
export function mayShowFile({ isWithdrawn, isHidden, claims }: FileMarks): boolean {
  if (isWithdrawn || isHidden) return false;
  const valid = claims.filter(({ isValid }) => isValid);
  return valid.length === claims.length || valid.some(({ isPublished }) => isPublished);
}
