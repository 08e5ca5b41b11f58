import { type RefObject, useEffect, useRef } from "react";
import { listenTo } from "../core/environment.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Viewer } from "../core/viewer-store.ts";
import type { Options } from "../options.ts";
import type { LightboxItem } from "../types.ts";

interface Host {
  /** The address names a photo: show it without touching the address again. */
  open: (index: number) => void;
  /** The address names no photo any more. */
  close: () => void;
}

/** Marks the entry that opening has pushed, so that closing knows whether to go back. */
const MARK = "lightboxEntry";
const absolute = (url: string) => new URL(url, location.href).href;

// A page has one history, however many lightboxes stand on it.
/** Going back takes a moment; what is to be pushed then waits here. */
let leaving: { afterwards?: () => void } | null = null;
/** How the page itself wants to be scrolled on Back. */
let pageScrolls: ScrollRestoration | null = null;
/** The lightbox that shows the photo of the address. */
let owner: unknown = null;

function restoreScrolling(): void {
  if (pageScrolls) history.scrollRestoration = pageScrolls;
  pageScrolls = null;
}

const toPhoto = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get("photo")}`;

/** The same address; or the same page and `photo=`, whatever other parameters a link has. */
function isHere(url: string, here = new URL(location.href)): boolean {
  const there = new URL(url, here);
  return (
    here.href === there.href || (here.searchParams.has("photo") && toPhoto(here) === toPhoto(there))
  );
}

/**
 * An address per photo with the History API alone: opening pushes one entry, moving replaces
 * it, Back closes, Forward opens again, and a link straight to a photo opens it.
 */
export function usePhotoUrl(
  { getPhotoUrl, pageUrl }: Options,
  items: LightboxItem[] | undefined,
  viewer: RefObject<Viewer | null>,
  host: Host,
) {
  /** The address of the photo that is shown. */
  const shown = useRef("");
  const isOpen = () => viewer.current?.isOpen;

  const arrive = useEventCallback((onlyOpens?: boolean) => {
    if (!getPhotoUrl || leaving || (onlyOpens && isOpen())) return;
    const here = new URL(location.href);
    const photo = items?.findIndex((item, at) => isHere(getPhotoUrl(item, at), here)) ?? -1;
    if (isOpen()) {
      if (photo < 0) host.close();
      else viewer.current?.go(photo);
    } else if (photo >= 0 && !owner) {
      owner = viewer;
      shown.current = location.href;
      host.open(photo);
    }
  });

  const hasAddresses = Boolean(getPhotoUrl);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later list may hold the photo of the address
  useEffect(() => {
    if (!hasAddresses) return;
    const onPopState = () => {
      if (!leaving) restoreScrolling();
      arrive();
    };
    arrive(true);
    return listenTo("popstate", onPopState);
  }, [hasAddresses, items, arrive]);

  const write = (how: "pushState" | "replaceState", mark?: object) => {
    const { album, index } = viewer.current?.read() ?? {};
    const item = album?.items[index ?? 0];
    if (!getPhotoUrl || !item) return;
    shown.current = absolute(getPhotoUrl(item, index ?? 0));
    if (shown.current === location.href) return;
    history[how]({ ...history.state, ...mark }, "", shown.current);
  };

  return {
    opened() {
      if (!getPhotoUrl) return;
      owner = viewer;
      const push = () => {
        // Going back must not scroll away from the thumbnail that is brought into view on close.
        pageScrolls = history.scrollRestoration;
        history.scrollRestoration = "manual";
        write("pushState", { [MARK]: true });
      };
      if (leaving) leaving.afterwards = push;
      else push();
    },
    moved: () => write("replaceState"),
    /** By Back the address has changed already. */
    closed(byAddress?: boolean) {
      if (owner === viewer) owner = null;
      if (leaving) leaving.afterwards = undefined;
      if (!getPhotoUrl || byAddress || leaving) return;
      // The host page may have gone to another address meanwhile.
      if (!isHere(shown.current)) return restoreScrolling();
      if (!history.state?.[MARK]) {
        return history.replaceState(history.state, "", pageUrl ?? withoutPhoto());
      }
      leaving = {};
      // Not an effect: the host page may take the lightbox away before the browser has gone back.
      addEventListener("popstate", left, { once: true });
      history.back();
    },
  };
}

function left(): void {
  restoreScrolling();
  const afterwards = leaving?.afterwards;
  leaving = null;
  afterwards?.();
}

function withoutPhoto(): string {
  const url = new URL(location.href);
  url.searchParams.delete("photo");
  return url.href;
}
