"use client";

import { useDraggableSortable } from "@payloadcms/ui";
import { type KeyboardEvent, useRef } from "react";
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

/** One picture of a record: its thumbnail to drag, and what can be done with it. */
export function PictureCard({ id, file, index, count, onMove, onRemove, onWords }: Props) {
  const { listeners, setNodeRef, transform, transition } = useDraggableSortable({ id: String(id) });
  const handle = useRef<HTMLButtonElement>(null);
  const title = file?.title || `Picture no. ${id}`;
  const place = `number ${index + 1} of ${count}`;
  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step(index, count));
    // The card was put elsewhere in the page, and the focus must go with it.
    requestAnimationFrame(() => handle.current?.focus());
  };
  return (
    <figure className="desk-card" ref={setNodeRef} style={{ transform, transition }}>
      <div className="desk-card__picture" {...listeners}>
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
        {file === null && <em>In the trash or gone</em>}
        {index === 0 && <span className="desk-card__cover">Cover</span>}
      </div>
      <figcaption>
        <a href={`/admin/collections/media/${id}`} target="_blank" rel="noreferrer" title={title}>
          {title}
        </a>
      </figcaption>
      <div className="desk-card__actions">
        <button
          ref={handle}
          type="button"
          aria-label={`Move ${title}, ${place}, with the arrow keys`}
          title="Drag the picture, or move it with the arrow keys"
          onKeyDown={moveByKey}
        >
          ↔
        </button>
        {index > 0 && (
          <button
            type="button"
            onClick={() => onMove(0)}
            aria-label={`Make it the cover: ${title}`}
          >
            Cover
          </button>
        )}
        <button type="button" onClick={onRemove} aria-label={`Take out: ${title}`}>
          Take out
        </button>
      </div>
      {file && <PictureWords file={file} title={title} onSaved={onWords} />}
    </figure>
  );
}
