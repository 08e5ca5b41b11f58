import { fill } from "../labels.ts";
import type { Options } from "../options.ts";
import type { LightboxItem, LightboxProps } from "../types.ts";
import { afterPaint } from "./after-paint.ts";
import { getCaptionText, toKeys } from "./items.ts";
import { clampIndex, SHORT_SCREEN_PX, wrap } from "./limits.ts";
import { createStore } from "./store.ts";

export type SlideStatus = "loaded" | "failed";
export type PrintKind = "photo" | "sheet";

/** What the host page gave. */
export interface Album {
  items: LightboxItem[];
  /** The identity of each item, in the same order. The same array as long as the list is the same. */
  keys: string[];
  options: Options;
}

/** All that changes while a lightbox is open. */
export interface ViewerState {
  album: Album;
  renderSlide: LightboxProps["renderSlide"];
  /** The slide that is shown: its identity, and its place in the list. */
  key: string | undefined;
  index: number;
  /** The same place, once the slide is painted. */
  paintedIndex: number;
  /** Which pictures have loaded or failed, by identity. */
  statuses: Readonly<Record<string, SlideStatus | undefined>>;
  /** 1 unless the picture is zoomed. */
  scale: number;
  playing: boolean;
  thumbnailsOpen: boolean;
  /** Undecided until the button is pressed: open on a wide screen, collapsed on a narrow one. */
  detailsOpen?: boolean;
  magnifierOn: boolean;
  helpOpen: boolean;
  printing?: PrintKind;
  /** The text for screen readers. */
  announcement: string;
}

/** The row of slides, where they are dragged. */
export interface Track {
  /** Begins to move to a neighbour. `step` says to which of two sides. */
  start: (to: number, step?: number) => void;
  /** The slides have been drawn, and this one is to be shown. */
  show: (to: number) => void;
  /** A hand moves the slides by so many pixels more. */
  drag: (pixels: number) => void;
  release: () => void;
}

/** The zoom of the picture that is shown, once there is a carousel for it. */
export interface ZoomControls {
  view: () => { scale: number };
  in: () => void;
  out: () => void;
  zoomTo: (scale: number) => void;
  panBy: (x: number, y: number) => void;
}

/** What the host page gives on each render. */
export interface Given {
  items: LightboxItem[];
  options: Options;
  renderSlide: LightboxProps["renderSlide"];
}

/** 1 for next and -1 for previous. */
export type Step = 1 | -1;

export interface Host {
  /** Another slide is shown. */
  onMove: (index: number, step?: Step) => void;
  onClose: () => void;
}

export type Viewer = ReturnType<typeof createViewer>;

/**
 * An open lightbox, outside of React. It alone decides which slide is shown; parts subscribe to what
 * they draw. A slide keeps its identity when the list changes around it.
 */
export function createViewer(given: Given, start: number, host: Host) {
  const store = createStore(toState(given, start));
  const { read, set } = store;
  // A press moves the slides at once; the state follows when that is painted.
  let target = start;
  let reports: (() => void)[] = [];

  function report(key: string | undefined, step?: Step, quiet?: boolean): void {
    const { album, key: shown } = read();
    const index = album.keys.indexOf(key as string);
    // Since the press the slide, or the one before it, may have left the list, or the lightbox may have closed.
    if (index < 0 || key === shown || !viewer.isOpen) return;
    set({ key, index, scale: 1, ...(!quiet && { announcement: toPosition(album, index) }) });
    afterPaint(() => set({ paintedIndex: read().index }));
    host.onMove(index, step);
  }

  function flush(): void {
    const due = reports;
    reports = [];
    for (const work of due) work();
  }

  /** A quiet move is not announced: a slideshow would talk without end. */
  function go(to: number, step?: Step, quiet?: boolean): void {
    const { keys } = read().album;
    const index = wrap(to, keys.length);
    if (index === target) return;
    target = index;
    viewer.track?.start(index, step);
    reports.push(() => report(keys[index], step, quiet));
    if (quiet) flush();
    else afterPaint(flush);
  }

  /** The host page has rendered again. */
  function update({ items, options, renderSlide }: Given): void {
    const { album, key } = read();
    if (!viewer.isOpen) return;
    if (items.length === 0) return void host.onClose();
    if (renderSlide !== read().renderSlide) set({ renderSlide });
    if (items === album.items && options === album.options) return;
    const found = toKeys(items);
    const keys = found.join() === album.keys.join() ? album.keys : found;
    const place = keys.indexOf(album.keys[target] as string);
    target = place < 0 ? clampIndex(target, keys.length) : place;
    const shown = keys.indexOf(key as string);
    const index = shown < 0 ? target : shown;
    set({ album: { items, keys, options }, index, paintedIndex: index });
    flush();
    report(keys[target]);
  }

  const viewer = {
    ...store,
    isOpen: true,
    dialog: null as HTMLDialogElement | null,
    /** Set on close. */
    returnFocus: () => {},
    track: null as Track | null,
    zoomer: null as ZoomControls | null,
    go,
    /** To the next slide or the previous one. */
    move: (step: Step) => go(target + step, step),
    /** The slide that was asked for last. */
    target: () => target,
    // Leaving restyles the whole page, which the press need not wait for.
    close: () => void afterPaint(host.onClose),
    update,
    setStatus(key: string, status?: SlideStatus): void {
      const { statuses } = read();
      if (statuses[key] !== status) set({ statuses: { ...statuses, [key]: status } });
    },
  };
  return viewer;
}

function toState({ items, options, renderSlide }: Given, start: number): ViewerState {
  const keys = toKeys(items);
  return {
    album: { items, keys, options },
    renderSlide,
    key: keys[start],
    index: start,
    paintedIndex: start,
    statuses: {},
    scale: 1,
    playing: false,
    // A telephone on its side has no room for them.
    thumbnailsOpen: options.showThumbnails && innerHeight > SHORT_SCREEN_PX,
    magnifierOn: options.magnifyingGlass,
    helpOpen: false,
    announcement: "",
  };
}

const noItem: LightboxItem = {};
/** The slide that is shown. */
export const toCurrent = ({ album, index }: ViewerState): LightboxItem =>
  album.items[index] ?? noItem;

/** "Photo 12 of 80: caption". */
export function toPosition({ items, options }: Album, index: number): string {
  const caption = getCaptionText(items[index] ?? {});
  return fill(options.labels.announcement, {
    n: index + 1,
    count: items.length,
    caption: caption && `: ${caption}`,
  });
}
