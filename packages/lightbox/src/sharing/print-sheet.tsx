import { useEffect, useRef, useState } from "react";
import { useAlbum, useCurrent, useViewer } from "../core/contexts.ts";
import { getSrc, getThumbnailSrc, isPicture } from "../core/items.ts";
import { onImagesDecoded } from "../core/on-images-decoded.ts";
import type { PrintKind } from "../core/viewer-store.ts";

/** A contact sheet may have hundreds of files. */
const PARALLEL = 8;

/** The print layout: one photo with its caption, or all photos as a contact sheet. */
export function PrintSheet({ kind }: { kind: PrintKind }) {
  const { items } = useAlbum();
  const { set } = useViewer();
  const current = useCurrent((item) => item);
  const sheet = useRef<HTMLDivElement>(null);
  const isPhoto = kind === "photo";
  const all = isPhoto ? [current] : items.filter(isPicture);
  const [count, setCount] = useState(PARALLEL);
  const photos = all.slice(0, count);
  const isComplete = count >= all.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: waits for the images of each step
  useEffect(
    () =>
      onImagesDecoded(sheet.current, () => {
        if (!isComplete) return setCount(count + PARALLEL);
        // On phones `print()` returns before printing has ended.
        addEventListener("afterprint", () => set({ printing: undefined }), { once: true });
        window.print();
      }),
    [set, count],
  );

  return (
    <div className={`plb__print plb__print--${kind}`} ref={sheet}>
      {photos.map((item, index) => {
        // A contact sheet needs small files.
        const thumbnail = !isPhoto && getThumbnailSrc(item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never changes its order
          <figure key={index}>
            <img
              src={thumbnail || getSrc(item)}
              srcSet={thumbnail ? undefined : item.srcSet}
              sizes={isPhoto ? "100vw" : "25vw"}
              alt={item.alt ?? ""}
            />
            {item.caption && <figcaption>{item.caption}</figcaption>}
          </figure>
        );
      })}
    </div>
  );
}
