import { type CSSProperties, type SyntheticEvent, useState } from "react";
import { savesData } from "./environment.ts";
import { pictureOf, thumbnailOf } from "./items.ts";
import { fill } from "./labels.ts";
import type { LightboxItem } from "./types.ts";
import { useSharpSource } from "./use-sharp-source.ts";
import type { SlideStatus, ViewerState } from "./viewer-state.ts";

interface Props {
  item: LightboxItem;
  at: number;
  current: boolean;
  mayLoad: boolean;
  scale: number;
  status: SlideStatus | undefined;
  view: { current: ViewerState };
}

/** A photo: first its thumbnail, then the right size, when zoomed the largest there is. */
export function PictureSlide({ item, at, current, mayLoad, scale, status, view }: Props) {
  const [attempt, setAttempt] = useState(0);
  const { options, setStatus } = view.current;
  const { labels } = options;
  const source = useSharpSource(item, current && scale > 1);
  const placeholder = item.placeholder ?? thumbnailOf(item);
  const waiting = status === undefined && !item.loaded;

  async function onLoad(event: SyntheticEvent<HTMLImageElement>) {
    // A picture that cannot be decoded ahead is still shown: the browser then decodes it late.
    await event.currentTarget.decode?.().catch(() => undefined);
    view.current.setStatus(at, "loaded");
  }

  if (status === "failed") {
    return (
      <div className="lightbox__failed">
        <p>{fill(labels.failed, { n: at + 1 })}</p>
        <button
          type="button"
          onClick={() => {
            setAttempt(attempt + 1);
            setStatus(at, undefined);
          }}
        >
          {labels.retry}
        </button>
      </div>
    );
  }
  return (
    <>
      <div
        className={`lightbox__zoom${item.width && item.height ? " lightbox__zoom--sized" : ""}`}
        data-zoom
        style={proportions(item)}
      >
        {waiting && placeholder && (
          <img className="lightbox__placeholder" src={placeholder} alt="" draggable={false} />
        )}
        {mayLoad && (
          <picture>
            {item.picture?.map((part) => (
              <source
                key={`${part.media} ${part.type} ${part.srcSet ?? part.srcset ?? part.src}`}
                srcSet={part.srcSet ?? part.srcset ?? part.src}
                media={part.media}
                type={part.type}
                sizes={part.sizes}
              />
            ))}
            <img
              key={attempt}
              className="lightbox__photo"
              data-picture
              src={source}
              srcSet={source === pictureOf(item) ? item.srcSet : undefined}
              sizes={item.srcSet && sizesFor(item, scale)}
              alt={item.alt ?? ""}
              draggable={false}
              fetchPriority={current ? "high" : "low"}
              onLoad={onLoad}
              onError={(event) => {
                setStatus(at, "failed");
                options.onImgError?.(event, item, at);
              }}
            />
          </picture>
        )}
      </div>
      {waiting && options.showLoader && <div className="lightbox__loader" data-loader />}
    </>
  );
}

/** Lets the picture take its place before its first byte. */
function proportions({ width, height }: LightboxItem): CSSProperties | undefined {
  if (!width || !height) return undefined;
  return { "--lightbox-w": width, "--lightbox-h": height } as CSSProperties;
}

function sizesFor(item: LightboxItem, scale: number): string {
  if (scale > 1) return `${Math.ceil(scale) * 100}vw`;
  return savesData() ? "50vw" : (item.sizes ?? "100vw");
}
