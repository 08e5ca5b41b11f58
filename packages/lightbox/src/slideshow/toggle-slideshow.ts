import type { Viewer } from "../core/viewer-store.ts";

export function toggleSlideshow({ read, set }: Viewer): void {
  const { album, playing } = read();
  const { slideshowOn, slideshowOff } = album.options.labels;
  if (album.items.length < 2) return;
  set({ playing: !playing, announcement: playing ? slideshowOff : slideshowOn });
}
