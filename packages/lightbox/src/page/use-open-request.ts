import { useEffect, useLayoutEffect, useRef } from "react";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Options } from "../options.ts";
import type { OpenChangeReason } from "../types.ts";

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
  /** What was requested last, for when the host page agrees. */
  const requested = useRef<() => void>(undefined);
  const shouldOpen = isRequested ?? defaultOpen;

  const request = useEventCallback(
    (open: boolean, reason: OpenChangeReason, change: () => void) => {
      if (open === isOpen()) return;
      requested.current = open ? change : undefined;
      onOpenChange?.(open, reason);
      const isControlled = isRequested !== undefined && onOpenChange;
      if (!isControlled || reason === "unmount" || reason === "empty") change();
    },
  );
  const openAsRequested = useEventCallback(() => {
    (requested.current ?? openAtStart)();
    requested.current = undefined;
  });

  // With an empty list `open` waits for photos. A layout effect, so that quick changes are applied in order.
  useLayoutEffect(() => {
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
