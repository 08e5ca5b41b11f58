import { type CSSProperties, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { prefersReducedData } from "../core/environment.ts";
import { fill } from "../core/fill.ts";
import { getSrc, getThumbnailSrc } from "../core/items.ts";
import type { SlideStatus } from "../core/viewer-store.ts";
import type { LightboxItem } from "../types.ts";
import { useHighResSource } from "./use-high-res-source.ts";
import { useImageSize } from "./use-image-size.ts";

export interface SlideProps {
  item: LightboxItem;
  slideKey: string;
  index: number;
}

/**
 * The content of a picture slide: the placeholder, then the photo, and its largest version when zoomed.
 * A hook and not a component, so that a move renders fewer components.
 */
export function usePicture({ item, slideKey, index }: SlideProps, status?: SlideStatus): ReactNode {
  const { labels, showLoader, onImgError } = useAlbum().options;
  const { setStatus } = useViewer();
  const scale = useViewerState((state) => (state.key === slideKey ? state.scale : 1));
  // Neighbours must not compete for bandwidth with the current photo.
  const mayLoad = useViewerState(
    ({ key, statuses }) => key === slideKey || Boolean(statuses[key as string] || status),
  );
  const { size, srcSet, readPhoto, readThumbnail } = useImageSize(item);
  const source = useHighResSource(item, scale > 1);
  const photo = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const image = photo.current;
    return () => cancelRequest(image);
  });

  if (status === "failed") {
    return (
      <div className="plb__failed">
        <p>{fill(labels.failed, { n: index + 1 })}</p>
        <button type="button" className="plb__retry" onClick={() => setStatus(slideKey)}>
          {labels.retry}
        </button>
      </div>
    );
  }

  async function onLoad({ currentTarget: photo }: SyntheticEvent<HTMLImageElement>) {
    // When decoding in advance fails, the browser decodes while painting.
    await photo.decode?.().catch(() => {});
    await readPhoto(photo);
    setStatus(slideKey, "loaded");
  }

  const isWaiting = !status && !item.loaded;
  const placeholder = item.placeholder ?? getThumbnailSrc(item);
  const shape = size && { "--plb-w": size.width, "--plb-h": size.height };
  return (
    <>
      <div
        className={`plb__zoom${size ? " plb__zoom--sized" : ""}`}
        style={shape as CSSProperties | undefined}
      >
        {isWaiting && placeholder && (
          <img
            className="plb__placeholder"
            src={placeholder}
            alt=""
            draggable={false}
            onLoad={(event) => readThumbnail(event.currentTarget)}
          />
        )}
        {mayLoad && (
          <picture>
            {item.picture?.map(({ srcSet: list, srcset, src, ...source }, sourceIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sources of a photo never change their order
              <source key={sourceIndex} {...source} srcSet={list ?? srcset ?? src} />
            ))}
            <img
              className="plb__photo"
              ref={photo}
              src={source}
              srcSet={source === getSrc(item) ? srcSet : undefined}
              sizes={item.srcSet && sizesFor(item, scale)}
              alt={item.alt ?? ""}
              draggable={false}
              onLoad={onLoad}
              onError={(event) => {
                setStatus(slideKey, "failed");
                onImgError?.(event, item, index);
              }}
            />
          </picture>
        )}
      </div>
      {isWaiting && showLoader && <div className="plb__loader" />}
    </>
  );
}

/** A removed image would load to its end, before the photo that the visitor waits for. */
function cancelRequest(image: HTMLImageElement | null): void {
  if (!image || image.isConnected) return;
  // Its `<picture>` has sources, too.
  image.remove();
  image.removeAttribute("srcset");
  image.removeAttribute("src");
}

function sizesFor(item: LightboxItem, scale: number): string {
  if (scale > 1) return `${Math.ceil(scale) * 100}vw`;
  return prefersReducedData() ? "50vw" : (item.sizes ?? "100vw");
}
