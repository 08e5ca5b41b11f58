import { useEffect, useRef, useState } from "react";
import { isPicture, largestOf, pictureOf } from "./items.ts";
import { describe, fileNameOf } from "./metadata.ts";
import type { Options } from "./options.ts";
import { readExif } from "./read-exif.ts";
import type { LightboxItem, PhotoMetadata } from "./types.ts";
import type { ViewerState } from "./viewer-state.ts";

/** Seven facts about the photo: from the host page's server, else from the file itself. */
export function MetadataPanel({ view }: { view: ViewerState }) {
  const { options, item, index } = view;
  const { labels } = options;
  const { facts, failed } = useFacts(item, index, options);
  const rows = describe({ ...known(item), ...facts }, options.metadataTimeLocale);
  return (
    <aside className="lightbox__details" aria-label={labels.details}>
      <h2>{labels.details}</h2>
      {failed && <p>{labels.metadataFailed}</p>}
      <dl aria-busy={!facts && !failed}>
        {rows.map(({ field, text }) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd className={text ? undefined : "lightbox__unknown"}>
              <bdi dir={text ? "ltr" : undefined}>{text ?? labels.unknown}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {item.removalHref && <a href={item.removalHref}>{labels.removal}</a>}
    </aside>
  );
}

const known = (item: LightboxItem): PhotoMetadata => ({
  fileName: fileNameOf(largestOf(item) ?? item.videoSrc),
  width: item.width,
  height: item.height,
});

function useFacts(item: LightboxItem, index: number, options: Options) {
  const photo = item.id ?? largestOf(item) ?? item.videoID ?? item.videoSrc ?? index;
  const [answer, setAnswer] = useState<{ of: typeof photo; facts?: PhotoMetadata }>();
  const latest = useRef({ item, index, options });
  latest.current = { item, index, options };

  useEffect(() => {
    let wanted = true;
    const { item, index, options } = latest.current;
    const { loadMetadata } = options;
    const ask = async () => (loadMetadata ? loadMetadata(item, index) : readFile(item));
    ask().then(
      (facts) => wanted && setAnswer({ of: photo, facts: withoutGaps(facts ?? {}) }),
      () => wanted && setAnswer({ of: photo }),
    );
    return () => {
      wanted = false;
    };
  }, [photo]);

  const current = answer?.of === photo ? answer : undefined;
  return { facts: current?.facts, failed: current !== undefined && !current.facts };
}

async function readFile(item: LightboxItem): Promise<PhotoMetadata> {
  const address = largestOf(item) ?? pictureOf(item);
  return isPicture(item) && address ? readExif(address) : {};
}

/** A fact that the server does not know must not hide one that we do. */
const withoutGaps = (facts: PhotoMetadata): PhotoMetadata =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null));
