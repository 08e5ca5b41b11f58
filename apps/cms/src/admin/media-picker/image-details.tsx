"use client";

import { useAuth } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { type Outcome, useRequest } from "../../ui/use-request.ts";
import type { StoredFile } from "./use-uploads.ts";

type Details = Partial<Pick<StoredFile, "alt" | "isDecorative" | "caption">>;
type Props = { file: StoredFile; title: string; onSaved: (file: StoredFile) => void };

const saveDelayMs = 1_000;

export function ImageDetails({ file, title, onSaved }: Props) {
  const { permissions } = useAuth();
  const { t } = useTranslator();
  const request = useRequest();
  const [outcome, setOutcome] = useState<Outcome<{ doc: StoredFile }>>();
  const save = async (details: Details) => {
    const path = `/media/${file.id}?depth=0`;
    const saved = await request<{ doc: StoredFile }>("PATCH", path, details);
    setOutcome(saved);
    if (saved.result) onSaved(saved.result.doc);
  };
  // Contributors change no file that is stored already.
  if (!permissions?.collections?.media?.update) return null;
  return (
    <div className="admin-words">
      {!file.isDecorative && (
        <SavedInput
          label={t("Alt text: {title}", { title })}
          placeholder={t("Describe the image")}
          stored={file.alt ?? ""}
          onSave={(alt) => save({ alt })}
        />
      )}
      <label>
        <input
          type="checkbox"
          aria-label={t("Decorative: {title}", { title })}
          checked={file.isDecorative === true}
          onChange={({ target }) => save({ isDecorative: target.checked })}
        />
        {t("Decorative")}
      </label>
      <SavedInput
        label={t("Caption: {title}", { title })}
        placeholder={t("Caption")}
        stored={file.caption ?? ""}
        onSave={(caption) => save({ caption })}
      />
      <p role="status">{outcome?.result && t("Saved")}</p>
      {outcome?.refusal && <p role="alert">{outcome.refusal}</p>}
    </div>
  );
}

type InputProps = {
  label: string;
  placeholder: string;
  stored: string;
  onSave: (text: string) => void;
};

function SavedInput({ label, placeholder, stored, onSave }: InputProps) {
  const [text, setText] = useState(stored);
  const save = () => {
    if (text.trim() !== stored.trim()) onSave(text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the delay again.
  useEffect(() => {
    const timer = setTimeout(save, saveDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      aria-label={label}
      placeholder={placeholder}
      title={text}
      value={text}
      maxLength={300}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
    />
  );
}
