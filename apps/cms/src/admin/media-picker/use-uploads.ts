"use client";

import { useRef, useState } from "react";
import { largestFile } from "../../cms.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import type { Media } from "../../payload-types.ts";
import { useRequest } from "../../ui/use-request.ts";
import { type PreparedImage, prepareImage, RefusedFileError } from "./prepare-image.ts";

export type FileCollection = "media" | "documents";

export const acceptedTypes = {
  // With this list an iPhone converts its photos to JPEG.
  media: "image/jpeg,image/png,image/webp",
  documents: undefined,
};

/** A stored file, as far as the admin shows it; a document has no texts and no focal point. */
export type StoredFile = Pick<
  Media,
  "id" | "title" | "thumbnailURL" | "alt" | "isDecorative" | "caption" | "focalX" | "focalY"
>;

export type UploadStatus =
  | { step: "waiting" | "resizing" | "sending" | "stored" }
  | { step: "refused"; reason: string };
export type Upload = { key: number; name: string; status: UploadStatus };

/** Two at a time: one is resized while the other is sent. */
const concurrency = 2;

/** Uploads files and returns their status. `onStored` gets the stored ones in the order chosen. */
export function useUploads(
  collection: FileCollection,
  onStored: (stored: StoredFile[]) => void,
): { uploads: Upload[]; isBusy: boolean; upload: (chosen: readonly File[]) => void } {
  const { t } = useTranslator();
  const request = useRequest();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [isBusy, setBusy] = useState(false);
  const nextKey = useRef(0);

  const store = async (file: File, key: number): Promise<StoredFile | undefined> => {
    const setStatus = (status: UploadStatus) =>
      setUploads((all) => all.map((each) => (each.key === key ? { ...each, status } : each)));
    try {
      const isImage = collection === "media";
      const { blob, exif }: PreparedImage = isImage
        ? await prepareImage(file, () => setStatus({ step: "resizing" }))
        : { blob: file };
      if (blob.size > largestFile) throw new RefusedFileError("the file is larger than 30 MB.");
      setStatus({ step: "sending" });
      const body = new FormData();
      body.set("file", blob, file.name);
      body.set("_payload", JSON.stringify({ exif }));
      const path = `/${collection}?depth=0`;
      const { result, refusal } = await request<{ doc: StoredFile }>("POST", path, body);
      setStatus(result ? { step: "stored" } : { step: "refused", reason: refusal });
      return result?.doc;
    } catch (error) {
      const isRefused = error instanceof RefusedFileError;
      const reason = isRefused ? error.phrase : "something went wrong. Please try again.";
      setStatus({ step: "refused", reason: t(reason) });
      return undefined;
    }
  };

  const upload = async (chosen: readonly File[]) => {
    const batch = chosen.map((file) => ({ file, key: nextKey.current++ }));
    const status: UploadStatus = { step: "waiting" };
    setUploads((all) => [
      ...all,
      ...batch.map(({ file, key }) => ({ key, name: file.name, status })),
    ]);
    setBusy(true);
    const stored: (StoredFile | undefined)[] = [];
    const queue = batch.entries();
    const work = async () => {
      // All workers take from one queue.
      for (const [index, { file, key }] of queue) stored[index] = await store(file, key);
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    setBusy(false);
    onStored(stored.filter((file) => file !== undefined));
  };
  return { uploads, isBusy, upload: (chosen) => void upload(chosen) };
}
