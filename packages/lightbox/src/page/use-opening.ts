import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { slidesOf } from "../core/items.ts";
import { clampIndex } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Navigation } from "../core/use-navigation.ts";
import type { Options } from "../options.ts";
import type { LightboxItem } from "../types.ts";
import { itemsIn, pictureIn } from "./page-elements.ts";
import { usePageElements } from "./use-page-elements.ts";
import { usePhotoAddress } from "./use-photo-address.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { growInto } from "./view-transition.ts";

/** Opens and closes: by `open`, by a click on the page, by the address, by the viewer itself. */
export function useOpening(options: Options, group: RefObject<HTMLElement | null>) {
  /** The slide it opened at; null while it is closed. */
  const [start, setStart] = useState<number | null>(null);
  const { given, items, setFound } = useSlides(options);
  const isOpen = useRef(false);
  const shown = useRef(0);
  const navigation = useRef<Navigation | null>(null);

  const elements = usePageElements(options, group, (index, trigger) => {
    open(options.useCoverMode ? options.startingSlideIndex : index, trigger);
  });
  const thumbnail = useEventCallback((): Element | null => {
    const item = items[shown.current];
    const own = item && options.getThumbnail?.(item, shown.current);
    const list = elements();
    return pictureIn(own ?? list[list.length === 1 ? 0 : shown.current] ?? null);
  });
  const focus = useReturnFocus(start !== null, thumbnail);
  const address = usePhotoAddress(options, {
    items: given ?? [],
    isOpen: () => isOpen.current,
    onArrive: (index) => (isOpen.current ? navigation.current?.go(index) : open(index, null, true)),
    onLeave: () => close(true),
  });

  const open = useEventCallback((index: number, trigger: Element | null, fromAddress = false) => {
    const slides = given ?? itemsIn(elements());
    if (isOpen.current || slides.length === 0) return;
    isOpen.current = true;
    const first = clampIndex(index, slides.length);
    shown.current = first;
    focus.opened(trigger);
    const enter = () => {
      setFound(slides);
      setStart(first);
    };
    growInto(options.viewTransition && !fromAddress, enter, thumbnail, currentPicture);
    if (!fromAddress) address.opened(first);
    options.onOpen?.(first);
  });

  const close = useEventCallback((fromAddress = false) => {
    if (!isOpen.current) return;
    isOpen.current = false;
    growInto(options.viewTransition, () => setStart(null), currentPicture, thumbnail);
    if (!fromAddress) address.closed();
    options.onClose?.(shown.current);
    focus.closed(options.returnFocus);
  });

  useOpenOption(options, given?.length !== 0, open, close);
  const onMoved = (index: number) => {
    // A move that was asked for after the wish to close: the address names no photo any more.
    if (!isOpen.current) return;
    shown.current = index;
    address.moved(index);
  };
  return { start, items, navigation, onMoved, onClose: () => close() };
}

/** The slides that the host page gave, else those that were found on it when it opened. */
function useSlides(options: Options) {
  const [found, setFound] = useState<LightboxItem[]>([]);
  const given = useMemo(
    () => (Array.isArray(options.images) ? slidesOf(options.images, options) : undefined),
    [options],
  );
  return { given, items: given ?? found, setFound };
}

/** The `open` option; with an empty list it waits for the photos. */
function useOpenOption(
  { open: wanted, startingSlideIndex }: Options,
  anyPhotos: boolean,
  open: (index: number, trigger: Element | null) => void,
  close: () => void,
): void {
  const openAtStart = useEventCallback(() => open(startingSlideIndex, null));
  // Before the browser paints: a page that opens and closes quickly must not meet a late answer.
  useLayoutEffect(() => {
    if (wanted && anyPhotos) openAtStart();
  }, [wanted, anyPhotos, openAtStart]);
  useLayoutEffect(() => {
    if (wanted === false) close();
  }, [wanted, close]);
}

const currentPicture = () =>
  document.querySelector(".lightbox[open] .lightbox__slide--current [data-picture]");
