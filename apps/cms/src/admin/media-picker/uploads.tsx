"use client";

import { Button, Dropzone } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { largestFile } from "../../cms.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import type { Media } from "../../payload-types.ts";
import { useRequest } from "../../ui/use-request.ts";
import { type PreparedImage, prepareImage, RefusedFileError } from "./prepare-image.ts";

type Props = {
  accept: string | undefined;
  isMany: boolean;
  isDisabled?: boolean;
  label: string;
  onChoose: (files: File[]) => void;
  children?: ReactNode;
};

/** Payload's drop zone with a button. The label of the browser's own button ignores the language of the admin. */
export function FileInput({ accept, isMany, isDisabled, label, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { t } = useTranslator();
  const choose = (files: FileList | null) => {
    if (files?.length && !isDisabled) onChoose([...files]);
  };
  return (
    // Never disabled: the browser would open a dropped file.
    <Dropzone className="admin-chooser" multipleFiles={isMany} onChange={choose}>
      <Button disabled={isDisabled === true} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        multiple={isMany}
        accept={accept}
        onChange={({ target }) => {
          choose(target.files);
          // Allows choosing the same file again.
          target.value = "";
        }}
      />
      {children}
      <span className="admin-chooser__hint">
        {t(isMany ? "or drop them here" : "or drop it here")}
      </span>
    </Dropzone>
  );
}

const steps = {
  waiting: "Waiting",
  resizing: "Resizing",
  sending: "Uploading",
  stored: "Uploaded",
} as const satisfies Record<Exclude<UploadStatus["step"], "refused">, Phrase>;

export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslator();
  if (uploads.length === 0) return null;
  const count = (step: UploadStatus["step"]) =>
    uploads.filter(({ status }) => status.step === step).length;
  const [all, stored, refused] = [uploads.length, count("stored"), count("refused")];
  const open = all - stored - refused;
  return (
    <div className="admin-uploads">
      <p role="status">
        {open > 0 && `${t("{number} uploading.", { number: open })} `}
        {t(
          refused > 0
            ? "{stored} of {all} uploaded, {refused} rejected."
            : "{stored} of {all} uploaded.",
          { stored, all, refused },
        )}
      </p>
      <ul>
        {uploads.map(({ key, name, status }) => (
          <li key={key} className={`admin-uploads__${status.step}`}>
            <strong>{name}</strong>{" "}
            {status.step === "refused"
              ? t("Rejected: {reason}", { reason: status.reason })
              : t(steps[status.step])}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function BulkUpload({ collectionSlug }: { collectionSlug: FileCollection }) {
  const router = useRouter();
  const { t } = useTranslator();
  const { uploads, isBusy, upload } = useUploads(collectionSlug, () => router.refresh());
  return (
    <>
      <FileInput
        accept={acceptedTypes[collectionSlug]}
        isMany
        isDisabled={isBusy}
        label={t(collectionSlug === "media" ? "Add images" : "Add documents")}
        onChoose={upload}
      />
      <UploadList uploads={uploads} />
    </>
  );
}

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

type UploadStatus =
  | { step: "waiting" | "resizing" | "sending" | "stored" }
  | { step: "refused"; reason: string };
type Upload = { key: number; name: string; status: UploadStatus };

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
