import { useEffect, useRef } from "react";
import { useAlbum, useCurrent, useViewer } from "../core/contexts.ts";
import { getSrc, getThumbnailSrc, isPicture } from "../core/items.ts";
import type { PrintKind } from "../core/viewer-store.ts";

/** The print layout: one photo with its caption, or all photos as a contact sheet. */
export function PrintSheet({ kind }: { kind: PrintKind }) {
  const { items } = useAlbum();
  const { set } = useViewer();
  const current = useCurrent((item) => item);
  const sheet = useRef<HTMLDivElement>(null);
  const photos = kind === "photo" ? [current] : items.filter(isPicture);

  useEffect(() => {
    let isActive = true;
    const pictures = [...(sheet.current?.querySelectorAll("img") ?? [])];
    // A picture that fails does not prevent printing.
    Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (!isActive) return;
      // On phones `print()` returns before printing has ended.
      addEventListener("afterprint", () => set({ printing: undefined }), {
        once: true,
      });
      window.print();
    });
    return () => {
      isActive = false;
    };
  }, [set]);

  return (
    <div className={`plb__print plb__print--${kind}`} ref={sheet}>
      {photos.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never changes its order
        <figure key={index}>
          <img
            src={kind === "photo" ? getSrc(item) : (getThumbnailSrc(item) ?? getSrc(item))}
            // A contact sheet needs small files, also of photos without a thumbnail.
            srcSet={item.srcSet}
            sizes={kind === "photo" ? "100vw" : "25vw"}
            alt={item.alt ?? ""}
          />
          {item.caption && <figcaption>{item.caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
