import { useState } from "react";
import type { LightboxItem } from "../types.ts";
import { findDeclaredWidth, capSrcSet } from "./srcset.ts";

interface Size {
  width: number;
  height: number;
}

interface Seen {
  of?: string;
  /** Tells the proportions only. */
  shape?: Size;
  /** The file's own pixels, found smaller than promised. */
  file?: Size & { address: string };
}

/** Larger than any screen: how far a photo of unknown size may fill its place. */
const UNKNOWN = 1000;

/**
 * The size to draw a photo in and the list of its sources. Of a photo with a `srcSet` and no size of
 * its own, first the thumbnail tells the proportions; then what has come tells whether the list was
 * true. The browser draws a picture smaller, the more pixels the list has promised in vain.
 */
export function useImageSize(item: LightboxItem) {
  const { srcSet } = item;
  const [state, setState] = useState<Seen>({});
  const seen = state.of === srcSet ? state : {};
  // The sources of a responsive picture may differ in shape.
  const learns = srcSet !== undefined && !item.picture && !(item.width && item.height);
  const learn = (what: Seen) => setState({ ...seen, ...what, of: srcSet });

  async function readPhoto(photo: HTMLImageElement): Promise<void> {
    if (!learns) return;
    const { currentSrc: address, baseURI, naturalWidth, naturalHeight } = photo;
    const promised = findDeclaredWidth(srcSet, address, baseURI);
    const file = promised ? await pixelsOf(address) : undefined;
    const shape = { width: naturalWidth, height: naturalHeight };
    const isSmaller = promised && file && file.width < promised;
    learn(isSmaller ? { shape, file: { ...file, address } } : { shape });
  }

  return {
    size: sizeOf(item, seen),
    srcSet: honest(item, seen),
    readPhoto,
    readThumbnail: ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
      if (learns && !seen.shape) learn({ shape: { width, height } });
    },
  };
}

function sizeOf({ width, height }: LightboxItem, { file, shape }: Seen): Size | undefined {
  if (width && height) return { width, height };
  if (file) return file;
  return shape && { width: shape.width * UNKNOWN, height: shape.height * UNKNOWN };
}

function honest({ srcSet, width }: LightboxItem, { file }: Seen): string | undefined {
  if (!srcSet) return undefined;
  if (file) return capSrcSet(srcSet, file.width, file.address);
  return width ? capSrcSet(srcSet, width) : srcSet;
}

/** Without a list the browser tells a picture's true pixels. It is there already and not fetched anew. */
function pixelsOf(address: string): Promise<Size | undefined> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => ({ width: image.naturalWidth, height: image.naturalHeight }),
    () => undefined,
  );
}
