import { useEffect, useState } from "react";
import { afterPaint } from "../core/after-paint.ts";
import { useAlbum, useCurrent, useViewer, useViewerState } from "../core/contexts.ts";
import { getLargestSrc } from "../core/items.ts";
import { omitEmpty } from "../core/omit-empty.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Labels } from "../labels.ts";
import type { LightboxItem, PhotoMetadata } from "../types.ts";
import { formatMetadata, toFileName } from "./format-metadata.ts";

/** Preserves the row height while the metadata loads. */
const LOADING = "\u00a0";

/** The metadata of the current photo, with what `loadMetadata` returns. */
export function MetadataPanel() {
  const { labels, metadataTimeLocale } = useAlbum().options;
  const item = useCurrent((current) => current);
  const { metadata, failed } = useMetadata(item);
  const isBusy = !metadata && !failed;
  const texts = formatMetadata({ ...toKnownMetadata(item), ...metadata }, metadataTimeLocale);
  return (
    <aside className="plb__details" data-overlay={useOverlay()} aria-label={labels.details}>
      <h2 className="plb__heading">{labels.details}</h2>
      {failed && <p className="plb__message">{labels.metadataFailed}</p>}
      <dl className="plb__list" aria-busy={isBusy}>
        {Object.entries(texts).map(([field, text]) => (
          <div className="plb__entry" key={field}>
            <dt className="plb__term">{labels[field as keyof Labels]}</dt>
            <dd className={`plb__value${text || isBusy ? "" : " plb__unknown"}`}>
              <bdi dir={text ? "ltr" : undefined}>
                {text ?? (isBusy ? LOADING : labels.unknown)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      {item.removalHref && (
        <a className="plb__link" href={item.removalHref}>
          {labels.removal}
        </a>
      )}
    </aside>
  );
}

/** A panel opened over a photo is painted as an overlay first; the layout changes a frame later. */
function useOverlay(): true | undefined {
  const [isOverlay, setOverlay] = useState(useViewerState(({ detailsOpen }) => detailsOpen));
  useEffect(() => afterPaint(() => setOverlay(false)), []);
  return isOverlay || undefined;
}

const toKnownMetadata = (item: LightboxItem): PhotoMetadata => ({
  fileName: toFileName(getLargestSrc(item) ?? item.videoSrc),
  width: item.width,
  height: item.height,
});

function useMetadata(item: LightboxItem) {
  const { loadMetadata } = useAlbum().options;
  const { read } = useViewer();
  const photo = useViewerState((state) => state.key);
  const [result, setResult] = useState<{ key: typeof photo; metadata?: PhotoMetadata }>();
  const load = useEventCallback(async () => loadMetadata?.(item, read().index));

  useEffect(() => {
    let isActive = true;
    const cancel = afterPaint(() =>
      load().then(
        // An empty field of the response must not override a known value.
        (metadata) => isActive && setResult({ key: photo, metadata: omitEmpty(metadata ?? {}) }),
        () => isActive && setResult({ key: photo }),
      ),
    );
    return () => {
      isActive = false;
      cancel();
    };
  }, [photo, load]);

  const current = result?.key === photo ? result : undefined;
  return { metadata: current?.metadata, failed: current && !current.metadata };
}
