/** Loads and decodes an image; undefined when that fails. */
export async function loadImage(src: string): Promise<HTMLImageElement | undefined> {
  const image = Object.assign(new Image(), { src });
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}
