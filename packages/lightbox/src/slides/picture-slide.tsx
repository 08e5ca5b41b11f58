import type { CSSProperties, SyntheticEvent } from "react";
import { useAlbum, useCommands } from "../core/contexts.ts";
import { savesData } from "../core/environment.ts";
import { pictureOf, thumbnailOf } from "../core/items.ts";
import type { SlideStatus } from "../core/viewer-state.ts";
import { fill } from "../labels.ts";
import type { LightboxItem, PictureSource } from "../types.ts";
import { useFileSize } from "./use-file-size.ts";
import { useSharpSource } from "./use-sharp-source.ts";

interface Props {
  item: LightboxItem;
  at: number;
  current: boolean;
  mayLoad: boolean;
  scale: number;
  status: SlideStatus | undefined;
}

/** A photo: first its thumbnail, then the right size, when zoomed the largest there is. */
export function PictureSlide({ status, ...picture }: Props) {
  if (status === "failed") return <FailedPicture at={picture.at} />;
  return <Picture {...picture} waiting={status === undefined && !picture.item.loaded} />;
}

function FailedPicture({ at }: { at: number }) {
  const { labels } = useAlbum().options;
  const { dispatch } = useCommands();
  return (
    <div className="lightbox__failed">
      <p>{fill(labels.failed, { n: at + 1 })}</p>
      <button type="button" onClick={() => dispatch({ type: "status", at })}>
        {labels.retry}
      </button>
    </div>
  );
}

interface PictureProps extends Omit<Props, "status"> {
  /** The photo has not come yet. */
  waiting: boolean;
}

function Picture({ item, at, current, mayLoad, scale, waiting }: PictureProps) {
  const { showLoader } = useAlbum().options;
  const { size, srcSet, readPhoto, readThumbnail } = useFileSize(item);
  const placeholder = item.placeholder ?? thumbnailOf(item);
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
            {item.picture?.map(toSource)}
            <Photo {...{ item, at, current, scale, srcSet, readPhoto }} />
          </picture>
        )}
      </div>
      {waiting && showLoader && <div className="lightbox__loader" data-loader />}
    </>
  );
}

function toSource({ srcSet, srcset, src, media, type, sizes }: PictureSource) {
  const sources = srcSet ?? srcset ?? src;
  const key = `${media} ${type} ${sources}`;
  return <source key={key} srcSet={sources} media={media} type={type} sizes={sizes} />;
}

interface PhotoProps extends Pick<Props, "item" | "at" | "current" | "scale"> {
  srcSet: string | undefined;
  readPhoto: (photo: HTMLImageElement) => Promise<void>;
}

function Photo({ item, at, current, scale, srcSet, readPhoto }: PhotoProps) {
  const { options } = useAlbum();
  const { dispatch } = useCommands();
  const source = useSharpSource(item, current && scale > 1);

  async function onLoad({ currentTarget: photo }: SyntheticEvent<HTMLImageElement>) {
    // A picture that cannot be decoded ahead is still shown: the browser then decodes it late.
    await photo.decode?.().catch(() => undefined);
    await readPhoto(photo);
    dispatch({ type: "status", at, status: "loaded" });
  }

  return (
    <img
      className="lightbox__photo"
      data-picture
      src={source}
      srcSet={source === pictureOf(item) ? srcSet : undefined}
      sizes={item.srcSet && sizesFor(item, scale)}
      alt={item.alt ?? ""}
      draggable={false}
      fetchPriority={current ? "high" : "low"}
      onLoad={onLoad}
      onError={(event) => {
        dispatch({ type: "status", at, status: "failed" });
        options.onImgError?.(event, item, at);
      }}
    />
  );
}

function sizesFor(item: LightboxItem, scale: number): string {
  if (scale > 1) return `${Math.ceil(scale) * 100}vw`;
  return savesData() ? "50vw" : (item.sizes ?? "100vw");
}
