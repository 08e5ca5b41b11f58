"use client";

import { useRef, useState } from "react";
import { makeReady, RefusedFileError } from "./make-ready.ts";
import { type FileCollection, type StoredFile, sendFile } from "./send-file.ts";

export type Fate =
  | { step: "waiting" | "shrinking" | "sending" | "stored" }
  | { step: "refused"; because: string };
export type ChosenFile = { key: number; name: string; fate: Fate };

/** Two at a time: one is drawn smaller while the other is on its way. */
const lanes = 2;

/**
 * Sends chosen files to the admin panel, and knows the fate of each. `onStored` gets those that were taken,
 * in the order in which they were chosen.
 */
export function useUploads(
  collection: FileCollection,
  onStored: (stored: StoredFile[]) => void,
): { files: ChosenFile[]; isBusy: boolean; choose: (chosen: readonly File[]) => void } {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [isBusy, setBusy] = useState(false);
  const nextKey = useRef(0);

  const tell = (key: number, fate: Fate) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, fate } : file)));

  const store = async (file: File, key: number): Promise<StoredFile | undefined> => {
    try {
      const isPicture = collection === "media";
      const blob = isPicture ? await makeReady(file, () => tell(key, { step: "shrinking" })) : file;
      tell(key, { step: "sending" });
      const stored = await sendFile(collection, blob, file.name);
      tell(key, { step: "stored" });
      return stored;
    } catch (error) {
      const because =
        error instanceof RefusedFileError
          ? error.message
          : "something went wrong. Please try again.";
      tell(key, { step: "refused", because });
      return undefined;
    }
  };

  const choose = async (chosen: readonly File[]) => {
    const batch = chosen.map((file) => ({ file, key: nextKey.current++ }));
    setFiles((all) => [
      ...all,
      ...batch.map(({ file, key }) => ({
        key,
        name: file.name,
        fate: { step: "waiting" } as Fate,
      })),
    ]);
    setBusy(true);
    const stored = await inLanes(batch, ({ file, key }) => store(file, key));
    setBusy(false);
    onStored(stored.filter((file) => file !== undefined));
  };
  return { files, isBusy, choose: (chosen) => void choose(chosen) };
}

/** Some at a time; what came of each, in their order. */
async function inLanes<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await act(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
