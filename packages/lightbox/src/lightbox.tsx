import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { coverOf, pictureOf, slidesOf, thumbnailOf } from "./items.ts";
import { clampIndex } from "./limits.ts";
import { type Options, resolveOptions } from "./options.ts";
import { focusable, itemsIn, pictureIn, usePageElements } from "./page-elements.ts";
import type { LightboxItem, LightboxProps } from "./types.ts";
import { usePhotoAddress } from "./use-photo-address.ts";
import { growInto } from "./view-transition.ts";
import { Viewer } from "./viewer.tsx";

interface Opened {
  start: number;
  /** Found on the page, when the host gave no images. */
  found?: LightboxItem[];
}

/**
 * A photo viewer over the page. Closed, it renders its children (or the cover) and nothing else,
 * so it costs a server-rendered page nothing.
 */
export function Lightbox(props: LightboxProps): ReactNode {
  const options = useMemo(() => resolveOptions(props), [props]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const given = useMemo(
    () => (Array.isArray(props.images) ? slidesOf(props.images, options) : undefined),
    [props.images, options],
  );
  const group = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);
  const shown = useRef(0);
  const opener = useRef<Element | null>(null);
  const controls = useRef<((index: number) => void) | null>(null);
  const latest = useRef(options);
  latest.current = options;

  const elements = usePageElements(options, group, (index, trigger) => {
    open(options.useCoverMode ? options.startingSlideIndex : index, trigger);
  });

  function open(index: number, trigger: Element | null, fromAddress = false): void {
    const found = given ? undefined : itemsIn(elements());
    const count = (given ?? found)?.length ?? 0;
    if (isOpen.current || count === 0) return;
    isOpen.current = true;
    const start = clampIndex(index, count);
    shown.current = start;
    const { activeElement } = document;
    opener.current = activeElement !== document.body ? activeElement : focusable(trigger);
    growInto(
      options.viewTransition && !fromAddress,
      () => setOpened({ start, found }),
      () => thumbnail(),
      currentPicture,
    );
    if (!fromAddress) address.opened(start);
    options.onOpen?.(start);
  }

  function close(fromAddress = false): void {
    if (!isOpen.current) return;
    isOpen.current = false;
    const { returnFocus, viewTransition, onClose } = latest.current;
    const leave = () => {
      setOpened(null);
    };
    growInto(viewTransition, leave, currentPicture, () => thumbnail());
    if (!fromAddress) address.closed();
    onClose?.(shown.current);
    goBackTo.current = returnFocus === "thumbnail" ? focusable(thumbnail()) : opener.current;
  }

  // After the dialog is gone the page may take focus again.
  const goBackTo = useRef<Element | null>(null);
  useEffect(() => {
    if (opened || !goBackTo.current) return;
    thumbnail()?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (goBackTo.current instanceof HTMLElement) goBackTo.current.focus({ preventScroll: true });
    goBackTo.current = null;
  });

  function thumbnail(): Element | null {
    const items = given ?? opened?.found ?? [];
    const item = items[shown.current];
    const own = item && latest.current.getThumbnail?.(item, shown.current);
    const list = elements();
    return pictureIn(own ?? list[list.length === 1 ? 0 : shown.current] ?? null);
  }

  const address = usePhotoAddress({
    items: given ?? [],
    getPhotoUrl: options.getPhotoUrl,
    pageUrl: options.pageUrl,
    isOpen: () => isOpen.current,
    onArrive: (index) => (isOpen.current ? controls.current?.(index) : open(index, null, true)),
    onLeave: () => close(true),
  });

  const wanted = props.open;
  const act = useRef({ open, close });
  act.current = { open, close };
  // Before the browser paints: a page that opens and closes quickly must not meet a late answer.
  useLayoutEffect(() => {
    if (wanted === undefined) return;
    if (wanted) act.current.open(latest.current.startingSlideIndex, null);
    else act.current.close();
  }, [wanted]);

  const items = given ?? opened?.found ?? [];
  return (
    <>
      <OnPage options={options} group={group} />
      {opened && items.length > 0 && (
        <Viewer
          items={items}
          start={opened.start}
          options={options}
          controls={controls}
          onMoved={(index) => {
            shown.current = index;
            address.moved(index);
          }}
          onClose={() => close()}
        />
      )}
    </>
  );
}

const currentPicture = () =>
  document.querySelector(".lightbox[open] .lightbox__slide--current [data-picture]");

/** What stands on the page while the lightbox is closed. */
function OnPage(props: { options: Options; group: { current: HTMLDivElement | null } }) {
  const { options, group } = props;
  const cover = options.useCoverMode ? coverOf(options.images ?? []) : undefined;
  if (!cover && !options.children) return null;
  return (
    <div className={options.className} ref={group}>
      {cover ? <Cover item={cover} label={options.labels.openCover} /> : options.children}
    </div>
  );
}

function Cover({ item, label }: { item: LightboxItem; label: string }) {
  return (
    <button type="button" className="lightbox-cover">
      <img src={thumbnailOf(item) ?? pictureOf(item)} alt={item.alt || label} loading="lazy" />
    </button>
  );
}
