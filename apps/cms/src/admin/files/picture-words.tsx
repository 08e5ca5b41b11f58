"use client";

import { useAuth } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { useSay } from "../../i18n/use-say.ts";
import { KeptInView, type Words } from "./kept-in-view.tsx";
import type { StoredFile } from "./send-file.ts";

type Props = { file: StoredFile; title: string; onSaved: (file: StoredFile) => void };

/** Whoever stops writing for so long wants it kept. */
const pause = 1_000;

/** Below a picture of the grid: what is said of it, and what every crop keeps. Saved by itself. */
export function PictureWords({ file, title, onSaved }: Props) {
  const { permissions } = useAuth();
  const { say, retell } = useSay();
  const [told, setTold] = useState<{ problem?: string; isSaved?: boolean }>({});
  const save = async (words: Words) => {
    const outcome = await saveWords(file.id, words);
    setTold("problem" in outcome ? outcome : { isSaved: true });
    if ("doc" in outcome) onSaved(outcome.doc);
  };
  // Writers change no file that is stored already.
  if (!permissions?.collections?.media?.update) return null;
  return (
    <div className="admin-words">
      {!file.isDecorative && (
        <SavedBox
          label={say("In words, for who cannot see it: {title}", { title })}
          hint={say("What it shows, in words")}
          stored={file.alt ?? ""}
          onSave={(alt) => save({ alt })}
        />
      )}
      <label>
        <input
          type="checkbox"
          aria-label={say("Only decoration: {title}", { title })}
          checked={file.isDecorative === true}
          onChange={({ target }) => save({ isDecorative: target.checked })}
        />
        {say("Only decoration")}
      </label>
      <SavedBox
        label={say("Caption: {title}", { title })}
        hint={say("Caption")}
        stored={file.caption ?? ""}
        onSave={(caption) => save({ caption })}
      />
      <KeptInView file={file} title={title} onChoose={save} />
      <p role="status">{told.isSaved && say("Saved")}</p>
      {told.problem && <p role="alert">{retell(told.problem)}</p>}
    </div>
  );
}

type BoxProps = { label: string; hint: string; stored: string; onSave: (text: string) => void };

/** A line that is saved when it is left, and when nobody has written for a moment. */
function SavedBox({ label, hint, stored, onSave }: BoxProps) {
  const [text, setText] = useState(stored);
  const save = () => {
    if (text.trim() !== stored.trim()) onSave(text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only writing starts the pause anew.
  useEffect(() => {
    const timer = setTimeout(save, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      className="admin-words__box"
      aria-label={label}
      placeholder={hint}
      title={text}
      value={text}
      maxLength={300}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
    />
  );
}

type Outcome = { doc: StoredFile } | { problem: string };

async function saveWords(id: number, words: Words): Promise<Outcome> {
  const answer = await fetch(`/cms-api/media/${id}?depth=0`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(words),
  }).catch(() => undefined);
  const told = await answer?.json().catch(() => undefined);
  if (answer?.ok && told?.doc) return { doc: told.doc };
  return { problem: told?.errors?.[0]?.message ?? "Not saved. Please try again." };
}
