"use client";

import { DraggableSortable } from "@payloadcms/ui";
import { useState } from "react";
import { useSay } from "../../i18n/use-say.ts";
import { moved } from "./moved.ts";
import { PictureCard } from "./picture-card.tsx";
import type { KnownFiles } from "./use-stored-files.ts";

export type FileListProps = {
  ids: readonly number[];
  known: KnownFiles;
  onOrder: (ids: readonly number[]) => void;
  onRemove: (id: number) => void;
};

/** The pictures of a record as a grid: put in order by dragging or by keys, the first one is the cover. */
export function PictureGrid({ ids, known, onOrder, onRemove }: FileListProps) {
  const { say } = useSay();
  const [said, setSaid] = useState("");
  const move = (from: number, to: number) => {
    const next = moved(ids, from, to);
    if (next === ids) return;
    onOrder(next);
    const place = Math.min(Math.max(to, 0), ids.length - 1);
    setSaid(
      place === 0
        ? say("Now the cover.")
        : say("Now number {place} of {count}.", { place: place + 1, count: ids.length }),
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
          <PictureCard
            key={id}
            id={id}
            file={known.of(id)}
            index={index}
            count={ids.length}
            onMove={(to) => move(index, to)}
            onRemove={() => onRemove(id)}
            onWords={(file) => known.learn([file])}
          />
        ))}
      </DraggableSortable>
      <p className="admin-grid__said" role="status">
        {said}
      </p>
    </>
  );
}
