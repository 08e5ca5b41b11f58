import { useEffect } from "react";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { fill } from "../core/fill.ts";
import { toAnnouncement } from "../core/viewer-store.ts";

/** The live region. Also announces the first photo and a failed one. */
export function Status() {
  const viewer = useViewer();
  const { labels } = useAlbum().options;
  const announcement = useViewerState((state) => state.announcement);
  const key = useViewerState((state) => state.key);
  const status = useViewerState(({ statuses }) => statuses[key as string]);

  useEffect(() => {
    const { album, index } = viewer.read();
    viewer.set({ announcement: toAnnouncement(album, index) });
  }, [viewer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: controls unmount with another slide or status
  useEffect(() => {
    const { dialog } = viewer;
    const { album, index, announcement } = viewer.read();
    const failure = fill(labels.failed, { n: index + 1 });
    if (status === "failed") viewer.set({ announcement: failure });
    // After a retry.
    else if (announcement === failure) viewer.set({ announcement: toAnnouncement(album, index) });
    const caption = dialog.querySelector<HTMLElement>(".plb__caption");
    if (caption) {
      caption.scrollTop = 0;
      // A long caption is scrolled by keys.
      caption.tabIndex = caption.scrollHeight > caption.clientHeight ? 0 : -1;
    }
    // When a focused control has unmounted, focus the dialog, so that the keys still work.
    if (!dialog.contains(document.activeElement)) dialog.focus();
  }, [viewer, key, status]);

  return (
    <p
      className="plb__status"
      role="status"
      data-shown={[labels.copied, labels.downloadFailed].includes(announcement) || undefined}
    >
      {announcement}
    </p>
  );
}
