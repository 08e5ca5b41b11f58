"use client";

import { useSay } from "../../i18n/use-say.ts";
import type { FileListProps } from "./picture-grid.tsx";

/** The documents of a record, in the order in which visitors see them. */
export function DocumentList({ ids, known, onOrder, onRemove }: FileListProps) {
  const { say } = useSay();
  if (ids.length === 0) return null;
  const toFront = (id: number) => onOrder([id, ...ids.filter((other) => other !== id)]);
  return (
    <ol className="admin-documents">
      {ids.map((id, index) => {
        const file = known.of(id);
        const title = file?.title || say("Document no. {id}", { id });
        return (
          <li key={id}>
            <a href={`/admin/collections/documents/${id}`} target="_blank" rel="noreferrer">
              {title}
            </a>
            {file === null && <em> {say("is in the trash or gone")}</em>}
            <span>
              {index > 0 && (
                <button
                  type="button"
                  onClick={() => toFront(id)}
                  aria-label={say("Put first: {title}", { title })}
                >
                  {say("Put first")}
                </button>
              )}
              <button
                type="button"
                onClick={() => onRemove(id)}
                aria-label={say("Take out: {title}", { title })}
              >
                {say("Take out")}
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
