import { useState } from "react";
import type { LightboxItem } from "../types.ts";
import { loadImage } from "./load-image.ts";
import { capSrcSet, findDeclaredWidth } from "./srcset.ts";

interface Size {
  width: number;
  height: number;
}

interface Measured {
  srcSet?: string;
  /** Only the aspect ratio is known. */
  shape?: Size;
  /** The real size, when it is smaller than declared. */
  file?: Size & { url: string };
}

/** Makes a photo of unknown size larger than any screen. */
const UNKNOWN_SCALE = 1000;

/**
 * The size and `srcSet` of a photo. Without `width` and `height` the thumbnail gives the aspect ratio,
 * and the loaded file shows whether its declared width is real: a browser renders a file with a too
 * large declared width too small.
 */
export function useImageSize(item: LightboxItem) {
  const { srcSet } = item;
  const [state, setState] = useState<Measured>({});
  const measured = state.srcSet === srcSet ? state : {};
  // The sources of `picture` may differ in aspect ratio.
  const shouldMeasure = srcSet !== undefined && !item.picture && !(item.width && item.height);
  const addMeasurement = (changes: Measured) => setState({ ...measured, ...changes, srcSet });

  async function readPhoto(photo: HTMLImageElement): Promise<void> {
    if (!shouldMeasure) return;
    const { currentSrc: url, baseURI } = photo;
    const declaredWidth = findDeclaredWidth(srcSet, url, baseURI);
    // Without `srcset` an image has its real natural size. The file comes from the cache.
    const file = declaredWidth && (await loadImage(url));
    const isSmaller = declaredWidth && file && file.width < declaredWidth;
    addMeasurement({
      shape: toNaturalSize(photo),
      ...(isSmaller && { file: { ...toNaturalSize(file), url } }),
    });
  }

  return {
    size: toSize(item, measured),
    srcSet: toSrcSet(item, measured),
    readPhoto,
    readThumbnail: (thumbnail: HTMLImageElement) => {
      if (shouldMeasure && !measured.shape) addMeasurement({ shape: toNaturalSize(thumbnail) });
    },
  };
}

const toNaturalSize = (image: HTMLImageElement): Size => ({
  width: image.naturalWidth,
  height: image.naturalHeight,
});

function toSize({ width, height }: LightboxItem, { file, shape }: Measured): Size | undefined {
  if (width && height) return { width, height };
  if (file) return file;
  return shape && { width: shape.width * UNKNOWN_SCALE, height: shape.height * UNKNOWN_SCALE };
}

function toSrcSet({ srcSet, width }: LightboxItem, { file }: Measured): string | undefined {
  if (!srcSet) return undefined;
  if (file) return capSrcSet(srcSet, file.width, file.url);
  return width ? capSrcSet(srcSet, width) : srcSet;
}
