import { Lightbox, type LightboxItem } from "photo-lightbox";

/** Texts that are missing stay English. `rtl` is needed only if the page has no `dir`. */
const labels = {
  previous: "السابق",
  next: "التالي",
  close: "إغلاق",
  photo: "صورة {n}",
};

export const Translation = ({ photos }: { photos: LightboxItem[] }) => (
  <Lightbox images={photos} defaultOpen rtl labels={labels} />
);
