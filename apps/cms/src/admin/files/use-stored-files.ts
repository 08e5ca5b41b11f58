"use client";

import { useEffect, useState } from "react";
import type { FileCollection, StoredFile } from "./send-file.ts";

export type KnownFiles = {
  /** What the admin panel knows of a file; `undefined` while it is being asked, `null` for one that is gone or in the trash. */
  of: (id: number) => StoredFile | null | undefined;
  learn: (files: readonly StoredFile[]) => void;
};

/** The files behind the ids of a field. */
export function useStoredFiles(collection: FileCollection, ids: readonly number[]): KnownFiles {
  const [known, setKnown] = useState(new Map<number, StoredFile | null>());
  const missing = ids.filter((id) => !known.has(id)).join(",");

  useEffect(() => {
    if (missing === "") return;
    const asked = missing.split(",").map(Number);
    fetch(`/cms-api/${collection}?where[id][in]=${missing}&limit=0&depth=0`)
      .then((answer) => answer.json())
      .then(
        ({ docs = [] }: { docs?: StoredFile[] }) => {
          const found = new Map(docs.map((doc) => [doc.id, doc]));
          setKnown(
            (all) => new Map([...all, ...asked.map((id) => [id, found.get(id) ?? null] as const)]),
          );
        },
        () => {},
      );
  }, [collection, missing]);

  return {
    of: (id) => known.get(id),
    learn: (files) =>
      setKnown((all) => new Map([...all, ...files.map((file) => [file.id, file] as const)])),
  };
}
