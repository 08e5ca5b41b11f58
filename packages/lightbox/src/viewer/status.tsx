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
    if (status === "failed") {
      viewer.set({ announcement: fill(labels.failed, { n: viewer.read().index + 1 }) });
    }
    // When a focused control has unmounted, focus the dialog, so that the keys still work.
    if (!dialog.contains(document.activeElement)) dialog.focus();
  }, [viewer, key, status]);

  return (
    <p
      className="plb__status"
      role="status"
      data-shown={announcement === labels.copied || undefined}
    >
      {announcement}
    </p>
  );
}
