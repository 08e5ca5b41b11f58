/**
 * Calls back when the images in an element are decoded or have failed, except lazy ones, which may never
 * load. Returns a function that cancels it.
 */
export function onImagesDecoded(root: Element | null, callback: () => void): () => void {
  let isActive = true;
  const images = [...(root?.querySelectorAll<HTMLImageElement>("img:not([loading=lazy])") ?? [])];
  Promise.allSettled(images.map((image) => image.decode())).then(() => isActive && callback());
  return () => {
    isActive = false;
  };
}
