import { Children, type ReactNode, useEffect, useMemo, useRef } from "react";
import { useEventCallback } from "../core/use-event-callback.ts";
import { Lightbox } from "../lightbox.tsx";
import type { LightboxHandle, LightboxItem } from "../types.ts";
import { type Sources, usePosition } from "./use-position.ts";

type SourceName = keyof Sources;

/** The properties of react-image-lightbox 5. */
export interface ReactImageLightboxProps extends Sources {
  mainSrcThumbnail?: string;
  prevSrcThumbnail?: string;
  nextSrcThumbnail?: string;
  onCloseRequest: () => void;
  onMovePrevRequest?: () => void;
  onMoveNextRequest?: () => void;
  onImageLoadError?: (src: string, name: SourceName, event: unknown) => void;
  /** Only a string. */
  imageLoadErrorMessage?: ReactNode;
  onAfterOpen?: () => void;
  animationDisabled?: boolean;
  /** Milliseconds. */
  animationDuration?: number;
  /** Before the caption. */
  imageTitle?: ReactNode;
  imageCaption?: ReactNode;
  toolbarButtons?: readonly ReactNode[];
  clickOutsideToClose?: boolean;
  enableZoom?: boolean;
  nextLabel?: string;
  prevLabel?: string;
  zoomInLabel?: string;
  zoomOutLabel?: string;
  closeLabel?: string;

  /** No effect, like those that follow. */
  onImageLoad?: (...values: never[]) => void;
  discourageDownloads?: boolean;
  animationOnKeyInput?: boolean;
  keyRepeatLimit?: number;
  keyRepeatKeyupBonus?: number;
  imageCrossOrigin?: string;
  reactModalStyle?: unknown;
  reactModalProps?: unknown;
  imagePadding?: number;
  wrapperClassName?: string;
  loader?: ReactNode;
}

/** After this time without new sources, the host page has refused a move. */
const REFUSED_MS = 1000;

/** The component of react-image-lightbox: it is open while it is rendered, and the host page moves. */
export default function ReactImageLightbox(props: ReactImageLightboxProps): ReactNode {
  const { imageTitle, imageCaption, enableZoom = true, clickOutsideToClose = true } = props;
  const { nextLabel = "Next image", prevLabel = "Previous image" } = props;
  const alt =
    [imageTitle, imageCaption].find((text) => text && typeof text === "string") ?? "Image";
  const { images, at, ref, onIndexChange } = useImages(props, [prevLabel, `${alt}`, nextLabel]);
  const message = props.imageLoadErrorMessage;
  return (
    <Lightbox
      ref={ref}
      open
      images={images}
      startingSlideIndex={at}
      loop={false}
      preload={1}
      showThumbnails={false}
      showThumbnailIcon={false}
      showSlideshowIcon={false}
      showPrintIcon={false}
      disableImageZoom={!enableZoom}
      modalClose={clickOutsideToClose ? "clickOutside" : "default"}
      slideDuration={props.animationDisabled ? 0 : (props.animationDuration ?? 300) / 32}
      labels={{
        previous: prevLabel,
        next: nextLabel,
        zoomIn: props.zoomInLabel ?? "Zoom in",
        zoomOut: props.zoomOutLabel ?? "Zoom out",
        close: props.closeLabel ?? "Close lightbox",
        failed: typeof message === "string" ? message : "This image failed to load",
        // The number of photos is unknown.
        counter: "",
        position: "Image",
        announcement: "Image{caption}",
      }}
      slots={{
        toolbar: props.toolbarButtons && Children.toArray([...props.toolbarButtons]),
        caption: (imageTitle || imageCaption) && (
          <>
            {imageTitle && <div>{imageTitle}</div>}
            <span className="plb__text" dir="auto">
              {imageCaption}
            </span>
          </>
        ),
        thumbnails: null,
      }}
      onOpen={props.onAfterOpen && (() => props.onAfterOpen?.())}
      onIndexChange={onIndexChange}
      onImgError={(event, { src = "", name }) => props.onImageLoadError?.(src, name, event)}
      onOpenChange={(_, reason) => reason === "unmount" || props.onCloseRequest()}
    />
  );
}

type Image = LightboxItem & { name: SourceName };

/** The three images as slides. A move requests the next sources from the host page. */
function useImages(props: ReactImageLightboxProps, alts: string[]) {
  const { mainSrc, mainSrcThumbnail, prevSrcThumbnail, nextSrcThumbnail } = props;
  const { position, prevSrc, nextSrc, setRequested } = usePosition(props);
  const ref = useRef<LightboxHandle>(null);
  /** The position that the viewer shows, and the number of requests without an answer. */
  const shown = useRef({ position, pending: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const at = prevSrc ? 1 : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the alts are texts
  const images = useMemo(() => {
    const list: [name: SourceName, src?: string, thumbnail?: string][] = [
      ["prevSrc", prevSrc, prevSrcThumbnail],
      ["mainSrc", mainSrc, mainSrcThumbnail],
      ["nextSrc", nextSrc, nextSrcThumbnail],
    ];
    return list.flatMap(([name, src, thumbnail], n): Image[] =>
      src ? [{ id: `${position + n - 1}`, name, src, thumbnail, alt: alts[n] }] : [],
    );
  }, [position, prevSrc, mainSrc, nextSrc, alts.join()]);

  const showMain = useEventCallback(() => {
    clearTimeout(timer.current);
    shown.current = { position, pending: 0 };
    ref.current?.goTo(at);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position answers a request
  useEffect(() => {
    if (shown.current.pending > 1) shown.current.pending -= 1;
    else showMain();
  }, [position, showMain]);

  function onIndexChange(index: number): void {
    const { pending, position: last } = shown.current;
    const now = position - at + index;
    const step = now - last;
    shown.current.position = now;
    // It followed the host page.
    if (Math.abs(step) !== 1 || (now === position && !pending)) return;
    shown.current.pending += 1;
    clearTimeout(timer.current);
    timer.current = setTimeout(showMain, REFUSED_MS);
    setRequested(step);
    if (step > 0) props.onMoveNextRequest?.();
    else props.onMovePrevRequest?.();
  }
  return { images, at, ref, onIndexChange };
}
