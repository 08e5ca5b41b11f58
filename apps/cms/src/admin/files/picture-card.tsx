"use client";

import { useDraggableSortable } from "@payloadcms/ui";
import { type KeyboardEvent, useRef } from "react";
import { useSay } from "../../i18n/use-say.ts";
import { PictureWords } from "./picture-words.tsx";
import type { StoredFile } from "./send-file.ts";

type Props = {
  id: number;
  file: StoredFile | null | undefined;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** What is said of it was saved. */
  onWords: (file: StoredFile) => void;
};

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * One picture of a record: its thumbnail to drag, and what can be done with it. The buttons listen in the capture
 * phase, because dnd-kit stops every click at the document until a timer has run after a drop.
 */
export function PictureCard({ id, file, index, count, onMove, onRemove, onWords }: Props) {
  const { listeners, setNodeRef, transform, transition } = useDraggableSortable({ id: String(id) });
  const { say } = useSay();
  const handle = useRef<HTMLButtonElement>(null);
  const title = file?.title || say("Picture no. {id}", { id });
  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step(index, count));
    // The card was put elsewhere in the page, and the focus must go with it.
    requestAnimationFrame(() => handle.current?.focus());
  };
  return (
    <figure className="admin-card" ref={setNodeRef} style={{ transform, transition }}>
      <div className="admin-card__picture" {...listeners}>
        {file?.thumbnailURL && (
          // biome-ignore lint/performance/noImgElement: the host makes no pictures in other sizes.
          <img
            src={file.thumbnailURL}
            alt=""
            width="160"
            height="120"
            draggable={false}
            style={{ objectPosition: `${file.focalX ?? 50}% ${file.focalY ?? 50}%` }}
          />
        )}
        {file === null && <em>{say("In the trash or gone")}</em>}
        {index === 0 && <span className="admin-card__cover">{say("Cover")}</span>}
      </div>
      <figcaption>
        <a href={`/admin/collections/media/${id}`} target="_blank" rel="noreferrer" title={title}>
          {title}
        </a>
      </figcaption>
      <div className="admin-card__actions">
        <button
          ref={handle}
          type="button"
          aria-label={say("Move {title}, number {place} of {count}, with the arrow keys", {
            title,
            place: index + 1,
            count,
          })}
          title={say("Drag the picture, or move it with the arrow keys")}
          onKeyDown={moveByKey}
        >
          ↔
        </button>
        {index > 0 && (
          <button
            type="button"
            onClickCapture={() => onMove(0)}
            aria-label={say("Make it the cover: {title}", { title })}
          >
            {say("Cover")}
          </button>
        )}
        <button
          type="button"
          onClickCapture={onRemove}
          aria-label={say("Take out: {title}", { title })}
        >
          {say("Take out")}
        </button>
      </div>
      {file && <PictureWords file={file} title={title} onSaved={onWords} />}
    </figure>
  );
}
