// Longer than 200 lines because everything an open lightbox knows comes together here.
import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ControlButton } from "./control-button.tsx";
import { ControlsBar } from "./controls-bar.tsx";
import { Dots } from "./dots.tsx";
import { useNarrowScreen, useReducedMotion } from "./environment.ts";
import { Help } from "./help.tsx";
import { captionText, isPicture } from "./items.ts";
import { fill } from "./labels.ts";
import { wrap } from "./limits.ts";
import { MetadataPanel } from "./metadata-panel.tsx";
import type { Options } from "./options.ts";
import { PrintSheet } from "./print-sheet.tsx";
import { Stage } from "./stage.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import type { LightboxItem } from "./types.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useKeys } from "./use-keys.ts";
import { useModal } from "./use-modal.ts";
import { usePhotos } from "./use-photos.ts";
import { useSlideshow } from "./use-slideshow.ts";
import type { PrintKind, ViewerState } from "./viewer-state.ts";
import type { Zoomer } from "./zoomer.ts";

interface Props {
  items: LightboxItem[];
  start: number;
  options: Options;
  /** Set to the function that moves to another photo, for the address bar. */
  controls: { current: ((index: number) => void) | null };
  onMoved: (index: number) => void;
  onClose: () => void;
}

/** The open lightbox: a modal dialog at the end of the page. */
export function Viewer({ items, start, options, controls, onMoved, onClose }: Props) {
  const { labels } = options;
  const narrow = useNarrowScreen();
  const reducedMotion = useReducedMotion();
  const frame = useRef<HTMLDivElement>(null);
  const zoomer = useRef<Zoomer | null>(null);
  const dialog = useModal(onClose);
  const [scale, setScale] = useState(1);
  const [playing, setPlaying] = useState(false);
  const [thumbnailsOpen, setThumbnailsOpen] = useState(options.showThumbnails);
  // Undecided until somebody presses the button: open on a wide screen, collapsed on a narrow one.
  const [detailsChosen, setDetailsChosen] = useState<boolean | null>(null);
  const [magnifierOn, setMagnifierOn] = useState(options.magnifyingGlass);
  const [helpOpen, setHelpOpen] = useState(false);
  const [printing, setPrinting] = useState<PrintKind | null>(null);
  const [announcement, say] = useState("");
  const fullScreen = useFullScreen(frame, options.fullScreen);

  const automatic = useRef(false);
  const photos = usePhotos(items.length, start, options, (to) => {
    setScale(1);
    onMoved(to);
    // A running slideshow would talk without end.
    if (!automatic.current) say(announce(items, to, options));
  });
  const { index, next, status } = photos;
  const item = items[index] ?? {};
  controls.current = photos.go;

  const following = wrap(index + 1, items.length);
  const nextItem = items[following] ?? {};
  useSlideshow({
    playing,
    index,
    interval: options.slideshowInterval,
    ready: !isPicture(nextItem) || nextItem.loaded === true || status(following) !== undefined,
    dialog,
    advance: useCallback(() => {
      automatic.current = true;
      next();
      automatic.current = false;
    }, [next]),
  });

  const onScale = useCallback(
    (to: number) => {
      setScale(to);
      if (to > 1) say(fill(labels.zoomLevel, { value: Math.round(to * 100) }));
    },
    [labels],
  );

  const failed = status(index) === "failed";
  useEffect(() => {
    if (failed) say(fill(labels.failed, { n: index + 1 }));
  }, [failed, index, labels]);

  const firstWords = useRef(announce(items, start, options));
  useEffect(() => say(firstWords.current), []);

  const detailsOpen = options.displayMetadata && (detailsChosen ?? !narrow);
  const view: ViewerState = {
    options,
    items,
    item,
    scale,
    narrow,
    reducedMotion,
    playing,
    thumbnailsOpen,
    detailsOpen,
    frame,
    ...photos,
    magnifierOn: magnifierOn && isPicture(item),
    inFullScreen: fullScreen.inFullScreen,
    canFullScreen: fullScreen.possible,
    close: onClose,
    zoomIn: () => zoomer.current?.in(),
    zoomOut: () => zoomer.current?.out(),
    toggleSlideshow: () => {
      if (items.length < 2) return;
      setPlaying(!playing);
      say(playing ? labels.slideshowOff : labels.slideshowOn);
    },
    toggleFullScreen: fullScreen.toggle,
    toggleThumbnails: () => setThumbnailsOpen(!thumbnailsOpen),
    toggleDetails: () => setDetailsChosen(!detailsOpen),
    toggleMagnifier: () => setMagnifierOn(!magnifierOn),
    showHelp: () => setHelpOpen(true),
    print: setPrinting,
    say,
  };
  const onKeyDown = useKeys(view, () => zoomer.current);
  const several = items.length > 1;
  const arrows = several && options.showControls;

  return createPortal(
    <dialog
      className={classNames(options)}
      ref={dialog}
      aria-label={labels.lightbox}
      dir={options.rtl ? "rtl" : "ltr"}
      tabIndex={-1}
      style={colours(options)}
      onKeyDown={onKeyDown}
    >
      <div className="lightbox__frame" ref={frame} data-details={detailsOpen || undefined}>
        <ControlsBar view={view} />
        {arrows && (
          <ControlButton
            icon="previous"
            label={labels.previous}
            className="lightbox__arrow lightbox__arrow--previous"
            onClick={view.previous}
          />
        )}
        <Stage view={view} zoomer={zoomer} onScale={onScale} />
        {arrows && (
          <ControlButton
            icon="next"
            label={labels.next}
            className="lightbox__arrow lightbox__arrow--next"
            onClick={view.next}
          />
        )}
        <p className="lightbox__caption">
          <b>{fill(labels.photo, { n: index + 1 })}</b> <span dir="auto">{item.caption}</span>
        </p>
        {detailsOpen && <MetadataPanel view={view} />}
        {several && options.showNavigationDots && <Dots view={view} />}
        {several && thumbnailsOpen && <Thumbnails view={view} />}
      </div>
      <p className="lightbox__status" role="status">
        {announcement}
      </p>
      {helpOpen && <Help labels={labels} onClose={() => setHelpOpen(false)} />}
      {printing && (
        <PrintSheet kind={printing} items={items} current={item} onDone={() => setPrinting(null)} />
      )}
    </dialog>,
    document.body,
  );
}

function announce(items: LightboxItem[], index: number, { labels }: Options): string {
  const caption = captionText(items[index] ?? {});
  return fill(labels.announcement, {
    n: index + 1,
    count: items.length,
    caption: caption && `: ${caption}`,
  });
}

function classNames(options: Options): string {
  return [
    "lightbox",
    `lightbox--${options.theme}`,
    `lightbox--${options.arrowStyle}-arrows`,
    options.roundedImages && "lightbox--rounded",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Colours of the host page win over the theme's. Written in the browser only. */
function colours(options: Options): CSSProperties {
  return {
    "--lightbox-background": options.backgroundColor,
    "--lightbox-icon": options.iconColor,
    "--lightbox-text": options.textColor,
    "--lightbox-thumbnail-border": options.thumbnailBorder,
  } as CSSProperties;
}
