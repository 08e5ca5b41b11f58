import type { Options } from "../options.ts";
import type { LightboxItem, LightboxProps, OpenChangeReason } from "../types.ts";
import { afterPaint } from "./after-paint.ts";
import { clampIndex } from "./clamp.ts";
import { fill } from "./fill.ts";
import { toCaption } from "./items.ts";
import { SHORT_SCREEN_PX } from "./limits.ts";
import { createStore } from "./store.ts";
import { toKeys } from "./to-keys.ts";
import { wrap } from "./wrap.ts";

/** After this time without a move, a new `index` does not answer a move. */
const ANSWER_MS = 5000;

export type SlideStatus = "loaded" | "failed";
export type PrintKind = "photo" | "sheet";

export interface Album {
  items: readonly LightboxItem[];
  /** A unique key for each item, in the same order. The same array until the keys change. */
  keys: string[];
  options: Options;
}

export interface ViewerState {
  album: Album;
  renderSlide: LightboxProps["renderSlide"];
  slots: LightboxProps["slots"];
  key: string | undefined;
  index: number;
  /** The index, updated after the slide is painted. */
  paintedIndex: number;
  /** Which pictures have loaded or failed, by key. */
  statuses: Readonly<Record<string, SlideStatus | undefined>>;
  /** 1 unless the picture is zoomed. */
  scale: number;
  playing: boolean;
  thumbnailsOpen: boolean;
  /** Undefined until toggled: open on a wide screen, collapsed on a narrow one. */
  detailsOpen?: boolean;
  magnifierOn?: boolean;
  helpOpen: boolean;
  printing?: PrintKind;
  announcement: string;
}

/** The moving row of slides in drag mode. */
export interface Track {
  /** Starts the transition to an adjacent slide. `step` is the direction in an album of two. */
  start: (to: number, step?: number) => void;
  show: (to: number) => void;
  drag: (pixels: number) => void;
  release: () => void;
  /** The slide to which it moves, and its distance in pixels from there. */
  state: () => { index: number; offset: number };
}

export interface ZoomControls {
  view: () => { scale: number };
  in: () => void;
  out: () => void;
  zoomTo: (scale: number) => void;
  panBy: (x: number, y: number) => void;
}

export interface ViewerInput {
  items: readonly LightboxItem[];
  options: Options;
  /** The latest props, for what the host page renders. */
  props: Pick<LightboxProps, "renderSlide" | "slots">;
}

/** 1 for next and -1 for previous. */
export type Step = 1 | -1;

export interface ViewerCallbacks {
  onMove: (index: number, step?: Step) => void;
  onClose: (reason: OpenChangeReason) => void;
}

export type Viewer = ReturnType<typeof createViewer>;

/**
 * The store of an open lightbox, outside React. It alone decides which slide is current. Slides are
 * identified by key, so the current one does not change when the list changes around it.
 */
export function createViewer(input: ViewerInput, start: number, callbacks: ViewerCallbacks) {
  const store = createStore(toState(input, start));
  const { read, set } = store;
  // The index of the last press: the slides move at once, the state is updated after the paint.
  let target = start;
  const pendingMoves: (() => void)[] = [];
  const reports = createReports();

  function commitMove(key: string | undefined, step?: Step, silent?: boolean): void {
    const { album, key: current } = read();
    const index = album.keys.indexOf(key as string);
    // Since the press the slide may have been removed, or the lightbox closed.
    if (index < 0 || key === current || !viewer.isOpen) return;
    set({ key, index, scale: 1, ...(!silent && { announcement: toAnnouncement(album, index) }) });
    afterPaint(() => set({ paintedIndex: read().index }));
    reports.add(index, album.options.index);
    callbacks.onMove(index, step);
  }

  function flush(): void {
    for (const commit of pendingMoves.splice(0)) commit();
  }

  /** A silent move is not announced: a slideshow would interrupt the screen reader all the time. */
  function go(to: number, step?: Step, silent?: boolean): void {
    const { keys } = read().album;
    const index = wrap(to, keys.length);
    if (index === target) return;
    target = index;
    viewer.track?.start(index, step);
    pendingMoves.push(() => commitMove(keys[index], step, silent));
    if (silent) flush();
    else afterPaint(flush);
  }

  /** At an end without `loop` a slideshow stops. */
  function move(step: Step, silent?: boolean): void {
    const { keys, options } = read().album;
    if (options.loop || target + step in keys) go(target + step, step, silent);
    else set({ playing: false });
  }

  /** Takes the input of the next render of the host page. */
  function update({ items, options, props: { renderSlide, slots } }: ViewerInput): void {
    const { album, key } = read();
    if (!viewer.isOpen) return;
    if (items.length === 0) return void callbacks.onClose("empty");
    set({ renderSlide, slots });
    if (items === album.items && options === album.options) return;
    const { keys, index, ...located } = locate(album, items, target, key);
    target = located.target;
    set({ album: { items, keys, options }, index, paintedIndex: index });
    flush();
    commitMove(keys[target]);
    const to = options.index ?? target;
    // A late answer to a move changes nothing: there may be newer moves.
    if (options.index !== album.options.index && !reports.isAnswer(to)) go(to);
  }

  const viewer = {
    ...store,
    isOpen: true,
    // Set when the dialog mounts, before anything reads it; `returnFocus` when the lightbox closes.
    dialog: null as never as HTMLDialogElement,
    returnFocus: () => {},
    track: null as Track | null,
    zoomer: null as ZoomControls | null,
    go,
    move,
    target: () => target,
    close: createClose(callbacks, (): boolean => viewer.isOpen),
    update,
    setStatus(key: string, status?: SlideStatus): void {
      if (read().statuses[key] !== status) set({ statuses: { ...read().statuses, [key]: status } });
    },
  };
  return viewer;
}

/** Requests to close. Calls `onRefused` when the host page does not agree. */
function createClose({ onClose }: ViewerCallbacks, isOpen: () => boolean) {
  return (reason: OpenChangeReason, onRefused?: () => void): void => {
    // Closing restyles the whole page: paint the press first.
    afterPaint(() => {
      onClose(reason);
      if (onRefused) afterPaint(() => isOpen() && onRefused());
    });
  };
}

/** The indexes of the target and of the current slide among new items. */
function locate(album: Album, items: ViewerInput["items"], target: number, key?: string) {
  const newKeys = toKeys(items);
  const keys = newKeys.join() === album.keys.join() ? album.keys : newKeys;
  const found = keys.indexOf(album.keys[target] as string);
  const newTarget = found < 0 ? clampIndex(target, keys.length) : found;
  const index = keys.indexOf(key as string);
  return { keys, target: newTarget, index: index < 0 ? newTarget : index };
}

/** Reported indexes that the host page may still pass as `index`. */
function createReports() {
  let unanswered: number[] = [];
  let reportedAt = 0;
  return {
    /** Without `index` nothing answers. */
    add(index: number, hostIndex = index): void {
      if (index !== (unanswered.at(-1) ?? hostIndex)) unanswered.push(index);
      reportedAt = performance.now();
    },
    isAnswer(index: number): boolean {
      if (performance.now() - reportedAt > ANSWER_MS) unanswered = [];
      const answered = unanswered.indexOf(index);
      unanswered.splice(0, answered + 1);
      return answered >= 0;
    },
  };
}

function toState({ items, options, props }: ViewerInput, start: number): ViewerState {
  const keys = toKeys(items);
  return {
    album: { items, keys, options },
    renderSlide: props.renderSlide,
    slots: props.slots,
    key: keys[start],
    index: start,
    paintedIndex: start,
    statuses: {},
    scale: 1,
    playing: false,
    // A phone in landscape has no room for the thumbnails.
    thumbnailsOpen: options.showThumbnails && innerHeight > SHORT_SCREEN_PX,
    magnifierOn: options.magnifyingGlass,
    helpOpen: false,
    announcement: "",
  };
}

/** "Photo 12 of 80: caption". */
export function toAnnouncement({ items, options }: Album, index: number): string {
  const caption = toCaption(items[index] ?? {});
  return fill(options.labels.announcement, {
    n: index + 1,
    count: items.length,
    caption: caption && `: ${caption}`,
  });
}
