import { imagePath } from "@manor/content-api/image-path";
import { Lightbox, type LightboxItem, type PhotoMetadata, preloadViewer } from "photo-lightbox";
import "photo-lightbox/style.css";
import { renderAt } from "../../islands/render-at.ts";

type ViewedPhoto = LightboxItem & { id: string; href: string };

const widths = [640, 960, 1280, 1600, 2000];

export async function albumViewer(grid: HTMLElement): Promise<void> {
  const viewer = (
    <Lightbox
      images={findPhotos(grid)}
      queryElems="[data-photo]"
      downloadImages
      displayMetadata
      loadMetadata={loadDetails}
      getPhotoUrl={({ href }) => href}
    />
  );
  await renderAt(document.createElement("div"), viewer);
  void preloadViewer();
}

/** Reads the photos from their links, so that the HTML does not repeat them as JSON. */
function findPhotos(grid: HTMLElement): ViewedPhoto[] {
  return [...grid.querySelectorAll("a")].map((link) => {
    const { photo: id = "", caption = grid.dataset["title"], removal } = link.dataset;
    const path = imagePath(id);
    const isOurs = path.startsWith("/");
    return {
      id,
      href: link.href,
      src: isOurs ? `${path}?w=1280` : path,
      srcSet: isOurs ? widths.map((width) => `${path}?w=${width} ${width}w`).join(", ") : undefined,
      sizes: "100vw",
      alt: link.querySelector("img")?.alt,
      caption,
      thumbnail: isOurs ? `${path}?w=160` : path,
      original: path,
      // The content policy forbids scripts to read other sites: a foreign image can be shown but not downloaded.
      download: isOurs,
      metadata: isOurs,
      removalHref: removal,
    };
  });
}

async function loadDetails({ id }: ViewedPhoto): Promise<PhotoMetadata> {
  const response = await fetch(imagePath(id).replace(/^\/api\/image\//, "/photo-details/"));
  if (!response.ok) return {};
  const { creationDate: createdAt, ...details } = await response.json();
  return { ...details, createdAt };
}
