"use client";

import {
  DraggableSortable,
  useAuth,
  useDocumentDrawer,
  useDraggableSortable,
} from "@payloadcms/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { type Outcome, useRequest } from "../../ui/use-request.ts";
import type { StoredFile } from "./use-uploads.ts";

export type KnownFiles = {
  /** `undefined` while the file is being fetched, `null` when it is in the trash or gone. */
  get: (id: number) => StoredFile | null | undefined;
  add: (files: readonly StoredFile[]) => void;
};

export type FileListProps = {
  ids: readonly number[];
  known: KnownFiles;
  onOrder: (ids: readonly number[]) => void;
  onRemove: (id: number) => void;
};

export function ImageGrid({ ids, known, onOrder, onRemove }: FileListProps) {
  const { t } = useTranslator();
  const [announced, announce] = useState("");
  const count = ids.length;
  const move = (from: number, to: number) => {
    const index = Math.min(Math.max(to, 0), count - 1);
    if (index === from) return;
    onOrder(ids.toSpliced(from, 1).toSpliced(index, 0, ...ids.slice(from, from + 1)));
    announce(
      index === 0
        ? t("Set as cover.")
        : t("Moved to position {place} of {count}.", { place: index + 1, count }),
    );
  };
  return (
    <>
      <DraggableSortable
        className="admin-grid"
        ids={ids.map(String)}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        {ids.map((id, index) => (
          <ImageCard
            key={id}
            id={id}
            file={known.get(id)}
            index={index}
            count={count}
            onMove={(to) => move(index, to)}
            onRemove={() => onRemove(id)}
            onChange={(file) => known.add([file])}
          />
        ))}
      </DraggableSortable>
      <p className="admin-grid__status" role="status">
        {announced}
      </p>
    </>
  );
}

type CardProps = {
  id: number;
  file: StoredFile | null | undefined;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onChange: (file: StoredFile) => void;
};

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Buttons listen in the capture phase: for some time after a drop, dnd-kit stops clicks at the document. */
function ImageCard({ id, file, index, count, onMove, onRemove, onChange }: CardProps) {
  const { listeners, setNodeRef, transform, transition } = useDraggableSortable({ id: String(id) });
  const [DocumentDrawer, , { openDrawer }] = useDocumentDrawer({ collectionSlug: "media", id });
  const [drawerSaves, setDrawerSaves] = useState(0);
  const { t } = useTranslator();
  const handle = useRef<HTMLButtonElement>(null);
  const title = file?.title || t("Image {id}", { id });
  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step(index, count));
    // The card has moved in the document; move the focus with it.
    requestAnimationFrame(() => handle.current?.focus());
  };
  return (
    <figure className="admin-card" ref={setNodeRef} style={{ transform, transition }}>
      <div className="admin-card__picture" {...listeners}>
        {file?.thumbnailURL && (
          // biome-ignore lint/performance/noImgElement: the CMS does not resize images.
          <img
            src={file.thumbnailURL}
            alt=""
            width="160"
            height="120"
            draggable={false}
            style={{ objectPosition: `${file.focalX ?? 50}% ${file.focalY ?? 50}%` }}
          />
        )}
        {file === null && <em>{t("In the trash or deleted")}</em>}
        {index === 0 && <span className="admin-card__cover">{t("Cover")}</span>}
      </div>
      <figcaption title={title}>{title}</figcaption>
      <div className="admin-card__actions">
        <button
          ref={handle}
          type="button"
          aria-label={t("Move {title}, number {place} of {count}, with the arrow keys", {
            title,
            place: index + 1,
            count,
          })}
          title={t("Drag the image, or move it with the arrow keys")}
          onKeyDown={moveByKey}
        >
          ↔
        </button>
        {index > 0 && (
          <button
            type="button"
            onClickCapture={() => onMove(0)}
            aria-label={t("Set as cover: {title}", { title })}
          >
            {t("Cover")}
          </button>
        )}
        <button
          type="button"
          onClickCapture={openDrawer}
          aria-label={t("Edit: {title}", { title })}
        >
          {t("Edit")}
        </button>
        <button
          type="button"
          onClickCapture={onRemove}
          aria-label={t("Remove: {title}", { title })}
        >
          {t("Remove")}
        </button>
      </div>
      {file && <ImageDetails key={drawerSaves} file={file} title={title} onSaved={onChange} />}
      <DocumentDrawer
        onSave={({ doc }) => {
          onChange(doc as StoredFile);
          setDrawerSaves(drawerSaves + 1);
        }}
      />
    </figure>
  );
}

type Details = Partial<Pick<StoredFile, "alt" | "isDecorative" | "caption">>;
type Props = { file: StoredFile; title: string; onSaved: (file: StoredFile) => void };

const saveDelayMs = 1_000;

function ImageDetails({ file, title, onSaved }: Props) {
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
