import { useEffect, useRef } from "react";
import { useBrowserLayoutEffect } from "../core/use-browser-layout-effect.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Options } from "../options.ts";
import type { OpenChangeReason } from "../types.ts";

/** After this time the host page has refused a request to open. */
const ANSWER_MS = 5000;

/**
 * Opens and closes by the `open` option. Returns a function for all other requests: with `open` and
 * `onOpenChange` the host page decides, otherwise the request is carried out.
 */
export function useOpenRequest(
  { open: isRequested, defaultOpen, onOpenChange }: Options,
  hasPhotos: boolean,
  isOpen: () => boolean,
  openAtStart: () => void,
  close: () => void,
) {
  const isDone = useRef<boolean>(undefined);
  /** What was requested last, and when, for a host page that agrees later. */
  const requested = useRef({ open: openAtStart, at: 0 });
  const shouldOpen = isRequested ?? defaultOpen;

  const request = useEventCallback(
    (open: boolean, reason: OpenChangeReason, change: () => void) => {
      if (open === isOpen()) return;
      requested.current = { open: change, at: open ? performance.now() : 0 };
      onOpenChange?.(open, reason);
      const isControlled = isRequested !== undefined && onOpenChange;
      if (!isControlled || reason === "unmount" || reason === "empty") change();
    },
  );
  const openAsRequested = useEventCallback(() => {
    const { open, at } = requested.current;
    if (at && performance.now() - at < ANSWER_MS) open();
    else openAtStart();
    requested.current.at = 0;
  });

  // With an empty list `open` waits for photos. A layout effect, so that quick changes are applied in order.
  useBrowserLayoutEffect(() => {
    if (isRequested === false) close();
    if (shouldOpen && hasPhotos && !isDone.current) openAsRequested();
    isDone.current = shouldOpen && (hasPhotos || isDone.current);
  }, [isRequested, shouldOpen, hasPhotos, openAsRequested, close]);
  useCloseOnUnmount(() => request(false, "unmount", close));
  return request;
}

/** Unmounting an open lightbox closes it: calls `onClose` and restores the URL. */
function useCloseOnUnmount(onUnmount: () => void): void {
  const isMounted = useRef(false);
  const close = useEventCallback(onUnmount);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // StrictMode unmounts and mounts again immediately.
      queueMicrotask(() => isMounted.current || close());
    };
  }, [close]);
}
