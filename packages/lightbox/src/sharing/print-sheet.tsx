import { useEffect, useRef } from "react";
import { useAlbum, useCurrent, useViewer } from "../core/contexts.ts";
import { isPicture, getSrc, getThumbnailSrc } from "../core/items.ts";
import type { PrintKind } from "../core/viewer-store.ts";

/** What goes on paper: one photo with its caption, or all of them as a contact sheet. */
export function PrintSheet({ kind }: { kind: PrintKind }) {
  const { items } = useAlbum();
  const { set } = useViewer();
  const current = useCurrent((item) => item);
  const sheet = useRef<HTMLDivElement>(null);
  const photos = kind === "photo" ? [current] : items.filter(isPicture);

  useEffect(() => {
    let wanted = true;
    const pictures = [...(sheet.current?.querySelectorAll("img") ?? [])];
    // A missing picture leaves a gap on the paper, it does not keep the rest from printing.
    Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (!wanted) return;
      // Telephones print behind our back and say so later.
      addEventListener("afterprint", () => set({ printing: undefined }), {
        once: true,
      });
      window.print();
    });
    return () => {
      wanted = false;
    };
  }, [set]);

  return (
    <div className={`lightbox__print lightbox__print--${kind}`} ref={sheet}>
      {photos.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never changes its order
        <figure key={at}>
          <img
            src={kind === "photo" ? getSrc(item) : (getThumbnailSrc(item) ?? getSrc(item))}
            alt={item.alt ?? ""}
          />
          {item.caption && <figcaption>{item.caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
