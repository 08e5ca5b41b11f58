import { type Ref, type RefObject, useImperativeHandle, useMemo, useRef, useState } from "react";
import { clampIndex } from "../core/clamp.ts";
import { toSlides } from "../core/items.ts";
import { useBrowserLayoutEffect } from "../core/use-browser-layout-effect.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Viewer } from "../core/viewer-store.ts";
import { wrap } from "../core/wrap.ts";
import { getViewerCode } from "../load-viewer.ts";
import type { Options } from "../options.ts";
import type { LightboxHandle, LightboxProps } from "../types.ts";
import { findFocusable, findImage, toItems } from "./page-elements.ts";
import { useOpenRequest } from "./use-open-request.ts";
import { usePageElements } from "./use-page-elements.ts";
import { usePendingOpen } from "./use-pending-open.ts";
import { usePhotoUrl } from "./use-photo-url.ts";

/** Opens and closes the viewer: by `open`, by a click on the page, by the URL, by its own controls. */
export function useOpenState(
  options: Options,
  props: LightboxProps,
  group: RefObject<HTMLElement | null>,
  ref: Ref<LightboxHandle>,
) {
  const { useCoverMode, index: currentIndex, startingSlideIndex } = options;
  const start = currentIndex ?? startingSlideIndex;
  /** The mounted viewer; unmounts after it has closed, when the view transition starts. */
  const [mounted, setMounted] = useState<Viewer | null>(null);
  const latest = useRef<Viewer>(null);
  const opener = useRef<HTMLElement | null>(undefined);
  const slides = useSlides(options);
  const show = () => setMounted(latest.current?.isOpen ? latest.current : null);

  const { list: elements, onPress } = usePageElements(options, group, (index, trigger) => {
    request(true, "press", () => open(useCoverMode ? start : index, trigger));
  });
  const thumbnail = () => findThumbnail(options, latest.current, elements());
  const photoUrl = usePhotoUrl(options, slides, latest, {
    open: (index) => request(true, "history", () => open(index, null, true)),
    close: () => request(false, "history", () => close(true)),
  });

  const { pending, wait } = usePendingOpen(() => {
    request(false, "error", close);
    options.onClose?.(start);
  });

  const open = useEventCallback(
    (index: number = start, trigger?: Element | null, fromUrl = false) => {
      const items = slides ?? toItems(elements());
      if (latest.current?.isOpen || items.length === 0) return;
      const first = (index === start ? clampIndex : wrap)(index, items.length);
      const code = getViewerCode();
      if (!code) return void wait(() => open(index, trigger, fromUrl));
      pending.current = null;
      latest.current = code.createViewer({ items, options, props }, first, {
        onMove,
        onClose: (reason) => request(false, reason, close),
      });
      opener.current = findOpener(trigger);
      code.withViewTransition(show, true, options.viewTransition && !fromUrl && thumbnail());
      if (!fromUrl) photoUrl.opened();
      options.onOpen?.(first);
    },
  );

  const onMove = useEventCallback((index: number, step?: 1 | -1) => {
    photoUrl.moved();
    if (step === 1) options.onNext?.(index);
    if (step === -1) options.onPrev?.(index);
    options.onSelect?.(index);
    options.onIndexChange?.(index);
  });

  const close = useEventCallback((byUrl?: boolean) => {
    const viewer = latest.current;
    if (pending.current) photoUrl.closed(true);
    pending.current = null;
    if (!viewer?.isOpen) return;
    viewer.isOpen = false;
    viewer.returnFocus = () =>
      returnFocus(thumbnail(), options.returnFocus !== "thumbnail" && opener.current);
    getViewerCode()?.withViewTransition(show, false, options.viewTransition && thumbnail());
    photoUrl.closed(byUrl);
    options.onClose?.(viewer.target());
  });

  useBrowserLayoutEffect(() => {
    const viewer = latest.current;
    viewer?.update({ items: slides ?? viewer.read().album.items, options, props });
  });
  const request = useOpenRequest(
    options,
    slides?.length !== 0,
    () => Boolean(latest.current?.isOpen || pending.current),
    open,
    close,
  );
  useHandle(ref, latest, request, open, close);
  return { viewer: mounted, onPress };
}

function findThumbnail(options: Options, viewer: Viewer | null, list: Element[]) {
  const index = viewer?.target() ?? 0;
  const item = viewer?.read().album.items[index];
  const custom = item && options.getThumbnail?.(item, index);
  return findImage(custom ?? list[list.length === 1 ? 0 : index]);
}

/** The element that has the focus. Safari does not focus a button that is clicked. */
function findOpener(trigger?: Element | null): HTMLElement | null | undefined {
  let element = document.activeElement as HTMLElement;
  while (element?.shadowRoot?.activeElement)
    element = element.shadowRoot.activeElement as HTMLElement;
  return element === document.body ? findFocusable(trigger) : element;
}

function returnFocus(thumbnail?: Element | null, opener?: HTMLElement | null | false): void {
  thumbnail?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  (opener || findFocusable(thumbnail))?.focus({ preventScroll: true });
}

/** The methods of the `ref`, which stay the same: a new object would call a callback ref again. */
function useHandle(
  ref: Ref<LightboxHandle>,
  latest: RefObject<Viewer | null>,
  request: ReturnType<typeof useOpenRequest>,
  open: LightboxHandle["open"],
  close: LightboxHandle["close"],
): void {
  useImperativeHandle(
    ref,
    () => ({
      open: (index) => request(true, "method", () => open(index)),
      close: () => request(false, "method", close),
      goTo: (index) => latest.current?.go(index),
      next: () => latest.current?.move(1),
      previous: () => latest.current?.move(-1),
    }),
    [latest, request, open, close],
  );
}

/** Undefined without a list of images: then the images of the page are the slides. */
function useSlides({ images, useCoverMode, coverImageInLightbox }: Options) {
  return useMemo(
    () =>
      Array.isArray(images) ? toSlides(images, useCoverMode, coverImageInLightbox) : undefined,
    [images, useCoverMode, coverImageInLightbox],
  );
}
