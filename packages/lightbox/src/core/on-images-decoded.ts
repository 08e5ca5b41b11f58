/** Calls back when the images in an element are decoded or have failed. Returns a function that cancels it. */
export function onImagesDecoded(
  root: Element | null,
  selector: string,
  callback: () => void,
): () => void {
  let isActive = true;
  const images = [...(root?.querySelectorAll<HTMLImageElement>(selector) ?? [])];
  Promise.allSettled(images.map((image) => image.decode())).then(() => isActive && callback());
  return () => {
    isActive = false;
  };
}
