"use client";

import { Button, Dropzone } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef } from "react";
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
