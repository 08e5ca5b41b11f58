"use client";

import { useRouter } from "next/navigation";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import type { Phrase } from "../../i18n/hindi.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import {
  acceptedTypes,
  type FileCollection,
  type Upload,
  type UploadStatus,
  useUploads,
} from "./use-uploads.ts";

type Props = {
  accept: string | undefined;
  isMany: boolean;
  isDisabled?: boolean;
  label: string;
  onChoose: (files: File[]) => void;
  children?: ReactNode;
};

/** A drop zone with a button. The label of the browser's own button ignores the language of the admin. */
export function FileInput({ accept, isMany, isDisabled, label, onChoose, children }: Props) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const { t } = useTranslator();
  const choose = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onChoose(isMany ? chosen : chosen.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) choose(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      className={`admin-chooser ${isOver ? "admin-chooser--over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className="admin-chooser__button">
        {label}
      </label>
      <input
        id={id}
        type="file"
        className="admin-chooser__input"
        multiple={isMany}
        accept={accept}
        disabled={isDisabled}
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
    </div>
  );
}

const steps = {
  waiting: "Waiting",
  resizing: "Resizing",
  sending: "Uploading",
  stored: "Uploaded",
} as const satisfies Record<Exclude<UploadStatus["step"], "refused">, Phrase>;

/** Every chosen file with its status. */
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

/** Bulk upload above the list of images or documents. */
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
