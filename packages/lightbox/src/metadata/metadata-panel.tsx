import { useEffect, useState } from "react";
import { afterPaint } from "../core/after-paint.ts";
import { useAlbum, useCurrent, useViewer, useViewerState } from "../core/contexts.ts";
import { isPicture, getLargestSrc, getSrc } from "../core/items.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { LightboxItem, PhotoMetadata } from "../types.ts";
import { describe, toFileName } from "./format-metadata.ts";
import { readExif } from "./read-exif.ts";

/** Holds the line open for what is on its way. */
const NOT_YET = "\u00a0";

/** Seven facts about the photo: from the host page's server, else from the file itself. */
export function MetadataPanel() {
  const { labels, metadataTimeLocale } = useAlbum().options;
  const item = useCurrent((current) => current);
  const { facts, failed } = useFacts(item);
  const isBusy = !facts && !failed;
  const rows = describe({ ...known(item), ...facts }, metadataTimeLocale);
  return (
    <aside className="lightbox__details" data-overlay={useIsOver()} aria-label={labels.details}>
      <h2>{labels.details}</h2>
      {failed && <p>{labels.metadataFailed}</p>}
      <dl aria-busy={isBusy}>
        {rows.map(({ field, text }) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd className={text || isBusy ? undefined : "lightbox__unknown"}>
              <bdi dir={text ? "ltr" : undefined}>
                {text ?? (isBusy ? NOT_YET : labels.unknown)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      {item.removalHref && <a href={item.removalHref}>{labels.removal}</a>}
    </aside>
  );
}

/** Asked for while the photo is there, the panel is painted over it first; the photo makes room a frame later. */
function useIsOver(): true | undefined {
  const [isOver, setOver] = useState(useViewerState(({ detailsOpen }) => detailsOpen));
  useEffect(() => afterPaint(() => setOver(false)), []);
  return isOver || undefined;
}

const known = (item: LightboxItem): PhotoMetadata => ({
  fileName: toFileName(getLargestSrc(item) ?? item.videoSrc),
  width: item.width,
  height: item.height,
});

function useFacts(item: LightboxItem) {
  const { loadMetadata } = useAlbum().options;
  const { read } = useViewer();
  const photo = useViewerState((state) => state.key);
  const [answer, setAnswer] = useState<{ of: typeof photo; facts?: PhotoMetadata }>();
  const ask = useEventCallback(async () =>
    loadMetadata ? loadMetadata(item, read().index) : readFile(item),
  );

  useEffect(() => {
    let wanted = true;
    const callOff = afterPaint(() =>
      ask().then(
        (facts) => wanted && setAnswer({ of: photo, facts: withoutGaps(facts ?? {}) }),
        () => wanted && setAnswer({ of: photo }),
      ),
    );
    return () => {
      wanted = false;
      callOff();
    };
  }, [photo, ask]);

  const current = answer?.of === photo ? answer : undefined;
  return { facts: current?.facts, failed: current && !current.facts };
}

async function readFile(item: LightboxItem): Promise<PhotoMetadata> {
  const address = getLargestSrc(item) ?? getSrc(item);
  return isPicture(item) && address ? readExif(address) : {};
}

/** A fact that the server does not know must not hide one that we do. */
const withoutGaps = (facts: PhotoMetadata): PhotoMetadata =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null));
