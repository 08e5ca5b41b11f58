"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { FileInput } from "../media-picker/uploads.tsx";

type Props = {
  address: string;
  isBusy: boolean;
  onMakePlan: (from: string, files: readonly File[]) => void;
};

export function ExportForm({ address, isBusy, onMakePlan }: Props) {
  const { t } = useTranslator();
  const [files, setFiles] = useState<readonly File[]>([]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = new FormData(event.currentTarget).get("from");
    onMakePlan(String(from ?? ""), files);
  };
  return (
    <form onSubmit={send}>
      <p className="admin-hint">
        {t(
          "In WordPress, open Tools, Export, choose “All content”, and download the file. The plan shows what becomes of every item; where the export has gaps, it reads the public pages of the old website. Nothing is imported before you choose Apply.",
        )}
      </p>
      <label className="admin-field">
        {t("Address of the old website")}
        <input
          name="from"
          type="text"
          inputMode="url"
          autoComplete="url"
          required
          maxLength={500}
          defaultValue={address}
          placeholder="https://www.example.org"
        />
      </label>
      <fieldset className="admin-wordpress__files">
        <legend>{t("Export file")}</legend>
        <FileInput
          accept=".xml,text/xml,application/xml"
          isMany
          isDisabled={isBusy}
          label={t("Choose export files (.xml)")}
          onChoose={setFiles}
        >
          <ul>
            {files.map(({ name }) => (
              <li key={name}>
                <strong>{name}</strong>
              </li>
            ))}
          </ul>
        </FileInput>
      </fieldset>
      <Button type="submit" disabled={isBusy || files.length === 0}>
        {t("Make plan")}
      </Button>
    </form>
  );
}
