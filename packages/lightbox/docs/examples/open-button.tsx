import { Lightbox, type LightboxItem } from "photo-lightbox";
import { useState } from "react";

/** With `open` and `onOpenChange` the page alone decides. */
export function OpenButton({ photos }: { photos: LightboxItem[] }) {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const control = { open, onOpenChange: setOpen, index, onIndexChange: setIndex };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {`Show photo ${index + 1}`}
      </button>
      <Lightbox images={photos} {...control} />
    </>
  );
}
