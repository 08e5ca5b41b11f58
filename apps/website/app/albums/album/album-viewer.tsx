import type { Lightbox as LightboxComponent } from "photo-lightbox";
import { useEffect, useState } from "react";
import { findPhotos, getThumbnail, loadDetails, type ViewedPhoto } from "./viewed-photos.ts";

/** Opens the photos of the page in the lightbox. Loads the lightbox code when the first photo is opened. */
export default function AlbumViewer({ title }: { title: string }) {
  const [Lightbox, setLightbox] = useState<typeof LightboxComponent>();
  const [photos, setPhotos] = useState<ViewedPhoto[]>([]);
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState(0);

  useEffect(() => {
    const found = findPhotos(title);
    setPhotos(found);
    const fetchViewer = async () => {
      const { viewer } = await import("./load-viewer.ts");
      setLightbox(() => viewer);
    };
    // Opens the photo named in the address, also after Forward.
    const openAddressed = () => {
      if (new URLSearchParams(location.search).has("photo")) void fetchViewer();
    };
    const onClick = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link =
        event.target instanceof Element && event.target.closest<HTMLElement>("[data-photo]");
      if (!link || !isPlain) return;
      event.preventDefault();
      setStart(found.findIndex((photo) => photo.id === link.dataset["photo"]));
      void fetchViewer().then(() => setOpen(true));
    };
    openAddressed();
    document.addEventListener("click", onClick);
    window.addEventListener("popstate", openAddressed);
    return () => {
      document.removeEventListener("click", onClick);
      window.removeEventListener("popstate", openAddressed);
    };
  }, [title]);

  if (!Lightbox) return null;
  return (
    <Lightbox
      images={photos}
      open={open}
      startingSlideIndex={start}
      onClose={() => setOpen(false)}
      theme="night"
      downloadImages
      displayMetadata
      loadMetadata={loadDetails}
      getPhotoUrl={(photo) => photo.href}
      getThumbnail={getThumbnail}
    />
  );
}
