import type { PictureWords } from "@manor/content-api";
import { withFocus } from "@manor/content-api/image-path";
import type { Payload } from "payload";
import { config } from "../config.ts";
import { cached, getContentVersion } from "../content-version/content-version.ts";
import { findAll } from "../database/find-records.ts";
import { getConsents, getConsentTag } from "../fields/consent.ts";
import { getFileType } from "../media/storage.ts";
import type { Media } from "../payload-types.ts";
import { today } from "../today.ts";
import { arePhotosHidden, readClaims, readWithdrawals } from "../withdrawals/withdrawal-list.ts";
import { createEtag } from "./request.ts";

export type ImageTexts = (picture: unknown) => Pick<PictureWords, "alt" | "caption"> | undefined;

export type FileNames = (collection: "media" | "documents", file: unknown) => string | undefined;

/** The uploaded files that responses may name. A withheld photograph has no name here, no texts and no address. */
export type Files = {
  nameOf: FileNames;
  textsOf: ImageTexts;
  names: ReadonlySet<string>;
  byFixedAddress: Map<string, string>;
  claimed: ReadonlySet<string>;
  /** Changes with the set of withheld files. */
  tag: string;
  /** A response for the website: the identifier of an image includes its focal point. */
  withFocalPoints: <T>(response: T) => T;
};

const fileCollections = ["media", "documents", "brand"] as const;

type StoredFiles = {
  pictures: (Picture & { marks: FileMarks })[];
  documents: StoredDocument[];
};
type StoredDocument = {
  id: number;
  filename: string;
  fixedAddress?: string | null;
  isHidden: boolean;
};
type Picture = Pick<Media, "id" | "alt" | "isDecorative" | "caption" | "focalX" | "focalY"> & {
  filename: string;
  fixedAddress?: string | null;
};

export const getFiles = (payload: Payload): Promise<Files> =>
  cached("files", getTag(), async () => toFiles(await getStoredFiles(payload), mayShowFile));

/** The same for the preview of a record, `toppers/12`: its photographs as if it were published with consent. */
export async function getPreviewFiles(payload: Payload, record: string): Promise<Files> {
  const consented = { isValid: true, isPublished: true };
  return toFiles(await getStoredFiles(payload), ({ claims, ...marks }) =>
    mayShowFile({
      ...marks,
      claims: claims.map((claim) => (claim.record === record ? { ...claim, ...consented } : claim)),
    }),
  );
}

export async function getStoredNames(payload: Payload): Promise<FileNames> {
  const { pictures, documents } = await getStoredFiles(payload);
  const names = { media: toNames(pictures), documents: toNames(documents) };
  return (collection, file) => names[collection].get(file);
}

const getTag = (): string => `${getContentVersion(fileCollections)} ${getConsentTag()}`;

const getStoredFiles = (payload: Payload): Promise<StoredFiles> =>
  cached("stored files", getTag(), () => readStoredFiles(payload));

async function readStoredFiles(payload: Payload): Promise<StoredFiles> {
  const pictures = await findAll(payload, "media", {
    select: {
      filename: true,
      fixedAddress: true,
      focalX: true,
      focalY: true,
      alt: true,
      isDecorative: true,
      caption: true,
    },
  });
  const documents = await findAll(payload, "documents", {
    select: { filename: true, fixedAddress: true },
  });
  const toMarks = await readFileMarks(payload);
  const isHidden = await arePhotosHidden(payload);
  return {
    pictures: pictures
      .flatMap(({ filename, ...picture }) => (filename ? [{ ...picture, filename }] : []))
      .map((picture) => ({ ...picture, marks: toMarks(picture) })),
    documents: documents
      .flatMap(({ filename, ...document }) => (filename ? [{ ...document, filename }] : []))
      // Films can show pupils, too.
      .map((document) => ({
        ...document,
        isHidden: isHidden && getFileType(document.filename) === "video/mp4",
      })),
  };
}

function toFiles(stored: StoredFiles, isShown: (marks: FileMarks) => boolean): Files {
  const pictures = stored.pictures.filter(({ marks }) => isShown(marks));
  const withheld = stored.pictures.filter(({ marks }) => !isShown(marks));
  const documents = stored.documents.filter((document) => !document.isHidden);
  const names = { media: toNames(pictures), documents: toNames(documents) };
  const words = new Map<unknown, ReturnType<ImageTexts>>(
    pictures.map((picture) => [picture.id, toImageTexts(picture)]),
  );
  const byFixedAddress = new Map<string, string>();
  for (const { fixedAddress, filename } of [...pictures, ...documents])
    if (fixedAddress) byFixedAddress.set(fixedAddress, filename);
  const identifiers = new Map<string, string>();
  for (const { filename, focalX, focalY } of pictures) {
    const identifier = withFocus(filename, focalX, focalY);
    if (identifier !== filename) identifiers.set(filename, identifier);
  }
  return {
    nameOf: (collection, file) => names[collection].get(file),
    textsOf: (picture) => words.get(picture),
    names: new Set([...names.media.values(), ...names.documents.values()]),
    byFixedAddress,
    claimed: new Set(
      pictures.filter(({ marks }) => marks.claims.length > 0).map(({ filename }) => filename),
    ),
    tag: createEtag(withheld.map(({ filename }) => filename).join()),
    withFocalPoints: (response) =>
      identifiers.size === 0 ? response : (replaceTexts(response, identifiers) as typeof response),
  };
}

const toNames = (files: readonly { id: number; filename: string }[]) =>
  new Map<unknown, string>(files.map(({ id, filename }) => [id, filename]));

function replaceTexts(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return texts.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => replaceTexts(each, texts));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, replaceTexts(each, texts)]);
  return Object.fromEntries(entries);
}

function toImageTexts(picture: Pick<Media, "alt" | "isDecorative" | "caption">) {
  const alt = picture.isDecorative ? "" : (picture.alt ?? "").trim();
  const caption = (picture.caption ?? "").trim();
  return alt || caption ? { alt, caption } : undefined;
}

type Photo = Pick<Media, "id"> & { filename: string };

/** Collects the marks of each photograph: from the records, and from the list that outlives them and a restore. */
async function readFileMarks(payload: Payload): Promise<(photo: Photo) => FileMarks> {
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

/** Images that stay: the school's logo shows no pupil. */
async function findLogo(payload: Payload): Promise<unknown> {
  const { emblem } = await payload.findGlobal({ slug: "brand", depth: 0 });
  return emblem;
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
