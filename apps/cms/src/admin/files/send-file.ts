import { RefusedFileError } from "./make-ready.ts";

// With this list an iPhone hands over its photographs as JPEG.
export const acceptedIn = {
  media: "image/jpeg,image/png,image/webp",
  documents: undefined,
} as const;

export type FileCollection = "media" | "documents";

/** A stored file, as far as the admin panel's grid shows it. */
export type StoredFile = {
  id: number;
  title?: string | null;
  thumbnailURL?: string | null;
  alt?: string | null;
  isDecorative?: boolean | null;
  caption?: string | null;
  /** What every crop keeps in view, in per cent from the top left. */
  focalX?: number | null;
  focalY?: number | null;
};

const largestFile = 30 * 1024 * 1024;
/** As long as the host listens to one request. */
const patience = 120_000;

/** Stores a file in the admin panel. Throws RefusedFileError with the admin panel's own words. */
export async function sendFile(
  collection: FileCollection,
  blob: Blob,
  name: string,
): Promise<StoredFile> {
  if (blob.size > largestFile) throw new RefusedFileError("it is larger than 30 MB.");
  const body = new FormData();
  body.set("file", blob, name);
  body.set("_payload", "{}");
  const answer = await fetch(`/cms-api/${collection}?depth=0`, {
    method: "POST",
    body,
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new RefusedFileError("the server could not be reached. Please choose it again.");
  });
  const told = await answer.json().catch(() => ({}));
  if (answer.ok) return told.doc;
  throw new RefusedFileError(reasonIn(told) ?? "the server could not store it. Please try again.");
}

/** “This picture was not stored, because it cannot be read. Please …”: from “it” on. */
function reasonIn(told: { errors?: { message?: string }[] }): string | undefined {
  const message = told.errors?.[0]?.message;
  return message?.replace(/^This (picture|file) was not stored, because /, "");
}
