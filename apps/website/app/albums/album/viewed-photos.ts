import { imagePath } from "@manor/content-api/image-path";
import type { LightboxItem, PhotoMetadata } from "photo-lightbox";

export type ViewedPhoto = LightboxItem & { id: string; href: string };

const widths = [640, 960, 1280, 1600, 2000];

/** The photos of this page, read from its links, so that the HTML does not repeat them as JSON. */
export function findPhotos(title: string): ViewedPhoto[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-photo]")];
  return links.map((link, index) => {
    const id = link.dataset["photo"] ?? "";
    const path = imagePath(id);
    const isOurs = path.startsWith("/");
    return {
      id,
      href: link.href,
      src: isOurs ? `${path}?w=1280` : path,
      srcSet: isOurs ? widths.map((width) => `${path}?w=${width} ${width}w`).join(", ") : undefined,
      sizes: "100vw",
      alt: link.querySelector("img")?.alt || `Photo ${index + 1} of ${links.length}`,
      caption: link.dataset["caption"] || title,
      thumbnail: isOurs ? `${path}?w=160` : path,
      original: path,
      // The content policy forbids scripts to read other sites: a foreign image can be shown but not downloaded.
      download: isOurs,
      metadata: isOurs,
      removalHref: link.dataset["removal"],
    };
  });
}

export const getThumbnail = ({ id }: ViewedPhoto): Element | null =>
  document.querySelector(`[data-photo="${CSS.escape(id)}"] img`);

/** The seven metadata fields of a photo, from the site's own server. */
export async function loadDetails({ id }: ViewedPhoto): Promise<PhotoMetadata> {
  const path = imagePath(id);
  const response = await fetch(path.replace(/^\/api\/image\//, "/photo-details/"));
  if (!response.ok) return {};
  const { fileName, iso, creationDate, height, width, fNumber, shutterSpeed } =
    await response.json();
  return { fileName, iso, createdAt: creationDate, height, width, fNumber, shutterSpeed };
}
