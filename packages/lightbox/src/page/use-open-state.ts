import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { toSlides } from "../core/items.ts";
import { clampIndex } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import { createViewer, type Viewer } from "../core/viewer-store.ts";
import type { Options } from "../options.ts";
import type { LightboxProps } from "../types.ts";
import { findFocusable, toItems, findImage } from "./page-elements.ts";
import { usePageElements } from "./use-page-elements.ts";
import { usePhotoUrl } from "./use-photo-url.ts";
import { withViewTransition } from "./view-transition.ts";

/** Opens and closes: by `open`, by a click on the page, by the address, by the viewer itself. */
export function useOpenState(
  options: Options,
  renderSlide: LightboxProps["renderSlide"],
  group: RefObject<HTMLElement | null>,
) {
  const { images, useCoverMode, coverImageInLightbox, startingSlideIndex } = options;
  /** The viewer on the screen, which leaves it a moment after it has closed. */
  const [shown, setShown] = useState<Viewer | null>(null);
  const latest = useRef<Viewer>(null);
  const opener = useRef<Element>(null);
  const given = useMemo(
    () =>
      Array.isArray(images) ? toSlides(images, { useCoverMode, coverImageInLightbox }) : undefined,
    [images, useCoverMode, coverImageInLightbox],
  );
  const show = () => setShown(latest.current?.isOpen ? latest.current : null);

  const { list: elements, onPress } = usePageElements(options, group, (index, trigger) => {
    open(useCoverMode ? startingSlideIndex : index, trigger);
  });
  const thumbnail = (): Element | null => {
    const index = latest.current?.target() ?? 0;
    const item = latest.current?.read().album.items[index];
    const own = item && options.getThumbnail?.(item, index);
    const list = elements();
    return findImage(own ?? list[list.length === 1 ? 0 : index] ?? null);
  };
  const address = usePhotoUrl(options, given, latest, {
    open: (index) => open(index, null, true),
    close: () => close(true),
  });

  const open = useEventCallback((index: number, trigger: Element | null, fromAddress = false) => {
    const items = given ?? toItems(elements());
    if (latest.current?.isOpen || items.length === 0) return;
    const first = clampIndex(index, items.length);
    latest.current = createViewer({ items, options, renderSlide }, first, {
      onMove,
      onClose: close,
    });
    const isBody = document.activeElement === document.body;
    opener.current = isBody ? findFocusable(trigger) : document.activeElement;
    withViewTransition(options.viewTransition && !fromAddress, show, thumbnail, toPicture);
    if (!fromAddress) address.opened();
    options.onOpen?.(first);
  });

  const onMove = useEventCallback((index: number, step?: 1 | -1) => {
    address.moved();
    if (step === 1) options.onNext?.(index);
    if (step === -1) options.onPrev?.(index);
    options.onSelect?.(index);
  });

  const close = useEventCallback((byAddress?: boolean) => {
    const viewer = latest.current;
    if (!viewer?.isOpen) return;
    viewer.isOpen = false;
    viewer.returnFocus = () => {
      const own = thumbnail();
      own?.scrollIntoView({ block: "nearest", inline: "nearest" });
      const target = options.returnFocus === "thumbnail" ? null : opener.current;
      const element = target ?? findFocusable(own);
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    };
    withViewTransition(options.viewTransition, show, toPicture, thumbnail);
    address.closed(byAddress);
    options.onClose?.(viewer.target());
  });
  const toPicture = () => latest.current?.dialog?.querySelector(CURRENT_PICTURE);

  useLayoutEffect(() => {
    const viewer = latest.current;
    viewer?.update({ items: given ?? viewer.read().album.items, options, renderSlide });
  });
  useOpenOption(options, given?.length !== 0, open, close);
  useCloseOnUnmount(close);
  return { viewer: shown, onPress };
}

const CURRENT_PICTURE = ".lightbox__slide--current [data-picture]";

/** The `open` option: each change to true opens once. With an empty list it waits for the photos. */
function useOpenOption(
  { open: wanted, startingSlideIndex }: Options,
  anyPhotos: boolean,
  open: (index: number, trigger: null) => void,
  close: () => void,
): void {
  const isDone = useRef<boolean>(undefined);
  const openAtStart = useEventCallback(() => open(startingSlideIndex, null));
  // Before the browser paints: a page that opens and closes quickly must not meet a late response.
  useLayoutEffect(() => {
    if (wanted === false) close();
    if (wanted && anyPhotos && !isDone.current) openAtStart();
    isDone.current = wanted && (anyPhotos || isDone.current);
  }, [wanted, anyPhotos, openAtStart, close]);
}

/** A host page that takes an open lightbox away has closed it. */
function useCloseOnUnmount(close: () => void): void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // In StrictMode React unmounts and mounts again at once.
      queueMicrotask(() => isMounted.current || close());
    };
  }, [close]);
}
