import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { clampIndex } from "../core/clamp-index.ts";
import { toSlides } from "../core/items.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Viewer } from "../core/viewer-store.ts";
import { getViewerCode } from "../load-viewer.ts";
import type { Options } from "../options.ts";
import type { LightboxProps } from "../types.ts";
import { findFocusable, findImage, toItems } from "./page-elements.ts";
import { usePageElements } from "./use-page-elements.ts";
import { usePendingOpen } from "./use-pending-open.ts";
import { usePhotoUrl } from "./use-photo-url.ts";

/** Opens and closes the viewer: by `open`, by a click on the page, by the URL, by its own controls. */
export function useOpenState(
  options: Options,
  renderSlide: LightboxProps["renderSlide"],
  group: RefObject<HTMLElement | null>,
) {
  const { useCoverMode, startingSlideIndex } = options;
  /** The mounted viewer; unmounts after it has closed, when the view transition starts. */
  const [mounted, setMounted] = useState<Viewer | null>(null);
  const latest = useRef<Viewer>(null);
  const opener = useRef<Element | null>(undefined);
  const slides = useSlides(options);
  const show = () => setMounted(latest.current?.isOpen ? latest.current : null);

  const { list: elements, onPress } = usePageElements(options, group, (index, trigger) => {
    open(useCoverMode ? startingSlideIndex : index, trigger);
  });
  const thumbnail = () => {
    const index = latest.current?.target() ?? 0;
    const item = latest.current?.read().album.items[index];
    const custom = item && options.getThumbnail?.(item, index);
    const list = elements();
    return findImage(custom ?? list[list.length === 1 ? 0 : index]);
  };
  const photoUrl = usePhotoUrl(options, slides, latest, {
    open: (index) => open(index, null, true),
    close: () => close(true),
  });

  const { pending, wait } = usePendingOpen(() => {
    close();
    options.onClose?.(startingSlideIndex);
  });

  const open = useEventCallback((index: number, trigger: Element | null, fromUrl = false) => {
    const items = slides ?? toItems(elements());
    if (latest.current?.isOpen || items.length === 0) return;
    const first = clampIndex(index, items.length);
    const code = getViewerCode();
    if (!code) return void wait(() => open(index, trigger, fromUrl));
    pending.current = null;
    latest.current = code.createViewer({ items, options, renderSlide }, first, {
      onMove,
      onClose: close,
    });
    const isBody = document.activeElement === document.body;
    opener.current = isBody ? findFocusable(trigger) : document.activeElement;
    code.withViewTransition(options.viewTransition && !fromUrl, show, thumbnail, toPicture);
    if (!fromUrl) photoUrl.opened();
    options.onOpen?.(first);
  });

  const onMove = useEventCallback((index: number, step?: 1 | -1) => {
    photoUrl.moved();
    if (step === 1) options.onNext?.(index);
    if (step === -1) options.onPrev?.(index);
    options.onSelect?.(index);
  });

  const close = useEventCallback((byUrl?: boolean) => {
    const viewer = latest.current;
    if (pending.current) photoUrl.closed(true);
    pending.current = null;
    if (!viewer?.isOpen) return;
    viewer.isOpen = false;
    viewer.returnFocus = () => {
      const element = thumbnail();
      element?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
      const target = options.returnFocus === "thumbnail" ? null : opener.current;
      const focusTarget = target ?? findFocusable(element);
      if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true });
    };
    getViewerCode()?.withViewTransition(options.viewTransition, show, toPicture, thumbnail);
    photoUrl.closed(byUrl);
    options.onClose?.(viewer.target());
  });
  const toPicture = () => latest.current?.dialog?.querySelector(CURRENT_PICTURE);

  useLayoutEffect(() => {
    const viewer = latest.current;
    viewer?.update({ items: slides ?? viewer.read().album.items, options, renderSlide });
  });
  useOpenOption(options, slides?.length !== 0, open, close);
  useCloseOnUnmount(close);
  return { viewer: mounted, onPress };
}

/** Undefined without a list of images: then the images of the page are the slides. */
function useSlides({ images, useCoverMode, coverImageInLightbox }: Options) {
  return useMemo(
    () =>
      Array.isArray(images) ? toSlides(images, useCoverMode, coverImageInLightbox) : undefined,
    [images, useCoverMode, coverImageInLightbox],
  );
}

const CURRENT_PICTURE = ".plb__slide--current .plb__photo";

/** The `open` option: each change to true opens once. With an empty list it waits for photos. */
function useOpenOption(
  { open: isRequested, startingSlideIndex }: Options,
  hasPhotos: boolean,
  open: (index: number, trigger: null) => void,
  close: () => void,
): void {
  const isDone = useRef<boolean>(undefined);
  const openAtStart = useEventCallback(() => open(startingSlideIndex, null));
  // A layout effect, so that quick changes of `open` are applied in order.
  useLayoutEffect(() => {
    if (isRequested === false) close();
    if (isRequested && hasPhotos && !isDone.current) openAtStart();
    isDone.current = isRequested && (hasPhotos || isDone.current);
  }, [isRequested, hasPhotos, openAtStart, close]);
}

/** Unmounting an open lightbox closes it: calls `onClose` and restores the URL. */
function useCloseOnUnmount(close: () => void): void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // StrictMode unmounts and mounts again immediately.
      queueMicrotask(() => isMounted.current || close());
    };
  }, [close]);
}
