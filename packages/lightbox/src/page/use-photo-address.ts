import { useEffect, useRef } from "react";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Options } from "../options.ts";
import type { LightboxItem } from "../types.ts";

interface Wanted {
  items: LightboxItem[];
  isOpen: () => boolean;
  /** The address names a photo: show it without touching the address again. */
  onArrive: (index: number) => void;
  /** The address names no photo any more. */
  onLeave: () => void;
}

/** Marks the entry that opening has pushed, so that closing knows whether to go back. */
const MARK = "lightboxEntry";
const absolute = (url: string) => new URL(url, location.href).href;

/** The same address; or the same page and `photo=`, whatever else a link has gathered on its way. */
function isHere(url: string): boolean {
  if (url === location.href) return true;
  // Of hundreds of photos none is read unless one may be it.
  const here = location.search && new URLSearchParams(location.search).get("photo");
  if (!here) return absolute(url) === location.href;
  const { href, pathname, searchParams } = new URL(url, location.href);
  return (
    href === location.href || (searchParams.get("photo") === here && pathname === location.pathname)
  );
}

/**
 * An address per photo with the History API alone: opening pushes one entry, moving replaces
 * it, Back closes, Forward opens again, and a link straight to a photo opens it.
 */
export function usePhotoAddress({ getPhotoUrl, pageUrl }: Options, wanted: Wanted) {
  const { items, isOpen, onArrive, onLeave } = wanted;
  /** Going back takes a moment; what is to be pushed then waits here. */
  const leaving = useRef<{ afterwards?: () => void } | null>(null);
  /** How the page itself wants to be scrolled on Back. */
  const pageScrolls = useRef<ScrollRestoration | null>(null);

  const arrive = useEventCallback(() => {
    if (!getPhotoUrl) return;
    const photo = items.findIndex((item, at) => isHere(getPhotoUrl(item, at)));
    if (photo >= 0) onArrive(photo);
    else if (isOpen()) onLeave();
  });

  useEffect(() => {
    if (!getPhotoUrl) return;
    const onPopState = () => {
      if (pageScrolls.current) history.scrollRestoration = pageScrolls.current;
      pageScrolls.current = null;
      const left = leaving.current;
      leaving.current = null;
      if (left) left.afterwards?.();
      else arrive();
    };
    addEventListener("popstate", onPopState);
    arrive();
    return () => removeEventListener("popstate", onPopState);
  }, [getPhotoUrl, arrive]);

  const write = (index: number, how: "pushState" | "replaceState", mark?: object) => {
    const item = items[index];
    if (!getPhotoUrl || !item) return;
    const url = absolute(getPhotoUrl(item, index));
    if (url !== location.href) history[how]({ ...history.state, ...mark }, "", url);
  };

  return {
    opened(index: number) {
      if (!getPhotoUrl) return;
      const push = () => {
        // Going back must not scroll away from the thumbnail that is brought into view on close.
        pageScrolls.current = history.scrollRestoration;
        history.scrollRestoration = "manual";
        write(index, "pushState", { [MARK]: true });
      };
      if (leaving.current) leaving.current.afterwards = push;
      else push();
    },
    moved(index: number) {
      write(index, "replaceState");
    },
    closed() {
      if (!getPhotoUrl) return;
      if (history.state?.[MARK]) {
        leaving.current = {};
        return history.back();
      }
      history.replaceState(history.state, "", pageUrl ?? withoutPhoto());
    },
  };
}

function withoutPhoto(): string {
  const url = new URL(location.href);
  url.searchParams.delete("photo");
  return url.href;
}
