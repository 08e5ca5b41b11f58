import type { CSSProperties, ReactNode, SyntheticEvent } from "react";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { prefersReducedData } from "../core/environment.ts";
import { getSrc, getThumbnailSrc } from "../core/items.ts";
import type { SlideStatus } from "../core/viewer-store.ts";
import { fill } from "../labels.ts";
import type { LightboxItem } from "../types.ts";
import { useImageSize } from "./use-image-size.ts";
import { useHighResSource } from "./use-high-res-source.ts";

export interface SlideProps {
  item: LightboxItem;
  slideKey: string;
  at: number;
}

/**
 * A photo: first its thumbnail, then the right size, when zoomed the largest there is. A hook and no
 * component, so that a slide is one component.
 */
export function usePicture({ item, slideKey, at }: SlideProps, status?: SlideStatus): ReactNode {
  const { labels, showLoader, onImgError } = useAlbum().options;
  const { setStatus } = useViewer();
  const scale = useViewerState((state) => (state.key === slideKey ? state.scale : 1));
  // The photo that is looked at comes first; its neighbours must not compete with it.
  const mayLoad = useViewerState(
    ({ key, statuses }) => key === slideKey || Boolean(statuses[key as string] || status),
  );
  const { size, srcSet, readPhoto, readThumbnail } = useImageSize(item);
  const source = useHighResSource(item, scale > 1);

  if (status === "failed") {
    return (
      <div className="lightbox__failed">
        <p>{fill(labels.failed, { n: at + 1 })}</p>
        <button type="button" onClick={() => setStatus(slideKey)}>
          {labels.retry}
        </button>
      </div>
    );
  }

  async function onLoad({ currentTarget: photo }: SyntheticEvent<HTMLImageElement>) {
    // A picture that cannot be decoded ahead is still shown: the browser then decodes it late.
    await photo.decode?.().catch(() => undefined);
    await readPhoto(photo);
    setStatus(slideKey, "loaded");
  }

  const waiting = !status && !item.loaded;
  const placeholder = item.placeholder ?? getThumbnailSrc(item);
  const shape = size && { "--lightbox-w": size.width, "--lightbox-h": size.height };
  return (
    <>
      <div
        className={`lightbox__zoom${size ? " lightbox__zoom--sized" : ""}`}
        data-zoom
        style={shape as CSSProperties | undefined}
      >
        {waiting && placeholder && (
          <img
            className="lightbox__placeholder"
            src={placeholder}
            alt=""
            draggable={false}
            onLoad={(event) => readThumbnail(event.currentTarget)}
          />
        )}
        {mayLoad && (
          <picture>
            {item.picture?.map(({ srcSet: list, srcset, src, ...source }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sources of a photo never change their order
              <source key={place} {...source} srcSet={list ?? srcset ?? src} />
            ))}
            <img
              className="lightbox__photo"
              data-picture
              src={source}
              srcSet={source === getSrc(item) ? srcSet : undefined}
              sizes={item.srcSet && sizesFor(item, scale)}
              alt={item.alt ?? ""}
              draggable={false}
              onLoad={onLoad}
              onError={(event) => {
                setStatus(slideKey, "failed");
                onImgError?.(event, item, at);
              }}
            />
          </picture>
        )}
      </div>
      {waiting && showLoader && <div className="lightbox__loader" data-loader />}
    </>
  );
}

function sizesFor(item: LightboxItem, scale: number): string {
  if (scale > 1) return `${Math.ceil(scale) * 100}vw`;
  return prefersReducedData() ? "50vw" : (item.sizes ?? "100vw");
}
