import { useEffect } from "react";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { toAnnouncement } from "../core/viewer-store.ts";
import { fill } from "../labels.ts";

/** The text for screen readers. Nobody asks for two of them: the first photo, and that one has failed. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide or status takes controls away
  useEffect(() => {
    const { dialog } = viewer;
    if (status === "failed") {
      viewer.set({ announcement: fill(labels.failed, { n: viewer.read().index + 1 }) });
    }
    // The keys must not go with a control that had the focus. Never amid a Tab, when nothing has it.
    if (!dialog?.contains(document.activeElement)) dialog?.focus();
  }, [viewer, key, status]);

  return (
    <p
      className="lightbox__status"
      role="status"
      data-shown={announcement === labels.copied || undefined}
    >
      {announcement}
    </p>
  );
}
