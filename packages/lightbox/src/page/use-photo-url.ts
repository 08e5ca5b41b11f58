import { type RefObject, useEffect, useRef } from "react";
import { listenTo } from "../core/listen-to.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Viewer } from "../core/viewer-store.ts";
import type { Options } from "../options.ts";
import type { LightboxItem } from "../types.ts";

interface Callbacks {
  /** The URL names a photo: open it without changing the URL. */
  open: (index: number) => void;
  /** The URL names no photo any more. */
  close: () => void;
}

/**
 * Marks the history entry that opening has pushed, so that closing goes back. Its value is that of
 * `history.scrollRestoration` before, for a page that is reloaded while the lightbox is open.
 */
const HISTORY_MARKER = "plbEntry";

// Shared by all lightboxes of the page, because it has one history.
/** Set while `history.back()` is pending; a push must wait for it. */
let pendingBack: (() => void) | null = null;
const nothing = () => {};
/** The value of `history.scrollRestoration` before opening. */
let savedScrollRestoration: ScrollRestoration | null = null;
/** The lightbox that shows the photo of the URL. */
let owner: unknown = null;

function restoreScrollRestoration(): void {
  if (savedScrollRestoration) history.scrollRestoration = savedScrollRestoration;
  savedScrollRestoration = null;
}

const toPhoto = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get("photo")}`;

/** The same URL; or the same path and `photo=`, whatever the other parameters are. */
function isCurrentUrl(url: string, page = new URL(location.href)): boolean {
  const link = new URL(url, page);
  return (
    page.href === link.href || (page.searchParams.has("photo") && toPhoto(page) === toPhoto(link))
  );
}

/**
 * A URL per photo by the History API: opening pushes one entry, moving replaces it, Back closes,
 * Forward opens again, and a deep link to a photo opens it.
 */
export function usePhotoUrl(
  { getPhotoUrl, pageUrl, history: adapter = globalThis.history }: Options,
  items: readonly LightboxItem[] | undefined,
  viewer: RefObject<Viewer | null>,
  callbacks: Callbacks,
) {
  const photoUrl = useRef("");
  const isOpen = () => viewer.current?.isOpen;

  const syncWithUrl = useEventCallback((onlyOpen?: boolean) => {
    if (!getPhotoUrl || pendingBack || (onlyOpen && isOpen())) return;
    const page = new URL(location.href);
    const photo = items?.findIndex((item, i) => isCurrentUrl(getPhotoUrl(item, i), page)) ?? -1;
    if (photo < 0) {
      // Also cancels opening while the viewer loads.
      if (!onlyOpen) callbacks.close();
    } else if (isOpen()) {
      viewer.current?.go(photo);
    } else if (!owner || owner === viewer) {
      owner = viewer;
      savedScrollRestoration ??= adapter.state?.[HISTORY_MARKER] ?? null;
      photoUrl.current = location.href;
      callbacks.open(photo);
    }
  });

  const hasUrls = Boolean(getPhotoUrl);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later list may contain the photo of the URL
  useEffect(() => {
    if (!hasUrls) return;
    const onPopState = () => {
      if (!pendingBack) restoreScrollRestoration();
      syncWithUrl();
    };
    syncWithUrl(true);
    return listenTo("popstate", onPopState);
  }, [hasUrls, items, syncWithUrl]);

  const write = (method: "pushState" | "replaceState", marker?: object) => {
    const { album, index = 0 } = viewer.current?.read() ?? {};
    const item = album?.items[index];
    if (!getPhotoUrl || !item) return;
    photoUrl.current = new URL(getPhotoUrl(item, index), location.href).href;
    if (photoUrl.current === location.href) return;
    adapter[method]({ ...adapter.state, ...marker }, "", photoUrl.current);
  };

  return {
    opened() {
      if (!getPhotoUrl) return;
      owner = viewer;
      const push = () => {
        // Going back must not scroll away from the thumbnail of the last photo.
        savedScrollRestoration = history.scrollRestoration;
        history.scrollRestoration = "manual";
        write("pushState", { [HISTORY_MARKER]: savedScrollRestoration });
      };
      if (pendingBack) pendingBack = push;
      else push();
    },
    // After a refused Back the current entry is that of the host page.
    moved: () => isCurrentUrl(photoUrl.current) && write("replaceState"),
    /** After Back (`byUrl`) the URL has changed already. */
    closed(byUrl?: boolean) {
      if (owner === viewer) owner = null;
      if (pendingBack) pendingBack = nothing;
      if (!getPhotoUrl || byUrl || pendingBack) return;
      // The host page may have navigated to another URL.
      if (!isCurrentUrl(photoUrl.current)) return restoreScrollRestoration();
      if (!adapter.state?.[HISTORY_MARKER]) {
        return adapter.replaceState(adapter.state, "", pageUrl ?? toPageUrl());
      }
      pendingBack = nothing;
      // Not an effect: the lightbox may unmount before the browser has gone back.
      addEventListener("popstate", onBackDone, { once: true });
      adapter.back();
    },
  };
}

function onBackDone(): void {
  restoreScrollRestoration();
  const onDone = pendingBack;
  pendingBack = null;
  onDone?.();
}

function toPageUrl(): string {
  const url = new URL(location.href);
  url.searchParams.delete("photo");
  return url.href;
}
