import {
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { useEventCallback } from "../core/use-event-callback.ts";
import { preloadViewer } from "../load-viewer.ts";
import type { Options } from "../options.ts";
import { isInControl, makePressable, undoPressable } from "./page-elements.ts";

const toSelector = (queryElems?: string, identifier?: string): string | undefined =>
  queryElems || (identifier && `[data-lightboxjs=${JSON.stringify(identifier)}]`);

export interface PageElements {
  list: () => Element[];
  /** The handler for clicks and keys on the children. */
  onPress: (event: PressEvent) => void;
}

/**
 * Observes the page elements of a lightbox: those that match the group's selector, else the images
 * among its children. The n-th opens slide n.
 */
export function usePageElements(
  options: Options,
  group: RefObject<HTMLElement | null>,
  onChoose: (index: number, trigger: Element) => void,
): PageElements {
  const { queryElems, lightboxIdentifier, useCoverMode, children } = options;
  const selector = useCoverMode ? undefined : toSelector(queryElems, lightboxIdentifier);
  // The group element exists only with children or a cover.
  const hasGroup = Boolean(useCoverMode || children);
  /** The document, or the shadow root of the last press. */
  const tree = useRef<Document | ShadowRoot>(undefined);
  const list = useEventCallback(() => {
    if (selector) return [...(tree.current ?? document).querySelectorAll(selector)];
    return [...(group.current?.querySelectorAll("img") ?? [])];
  });

  const onPress = useEventCallback((event: PressEvent) => {
    const target = findTarget(event);
    if (!(target instanceof Element && isActivation(event, target))) return;
    tree.current = target.getRootNode() as Document | ShadowRoot;
    const elements = list();
    const index = elements.findIndex((it) => it.contains(target) || isInControl(it, target));
    const trigger = elements[index];
    if (!trigger) return;
    event.preventDefault();
    onChoose(index, trigger);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the group element changes with hasGroup; options are read only
  useEffect(() => {
    warnAboutMissingImages(options, list().length > 0);
    const root = selector ? document : group.current;
    if (!root) return;
    // Elements may be added at any time, also outside React.
    const scan = () => {
      for (const element of list()) makePressable(element, options.labels.openCover);
    };
    scan();
    const observer = new MutationObserver(scan);
    observer.observe(root, { childList: true, subtree: true });
    const controller = new AbortController();
    const onApproach = (event: Event) => {
      if ((findTarget(event) as Element).closest(selector ?? "img")) preloadViewer();
    };
    root.addEventListener("pointerover", onApproach, controller);
    if (selector) {
      document.addEventListener("click", onPress, controller);
      document.addEventListener("keydown", onPress, controller);
    }
    return () => {
      controller.abort();
      observer.disconnect();
      list().forEach(undoPressable);
    };
  }, [selector, hasGroup, group, list, onPress]);

  return { list, onPress };
}

type PressEvent = MouseEvent | KeyboardEvent | ReactMouseEvent | ReactKeyboardEvent;

/** Outside a shadow root, the target of its events is the root's host. */
const findTarget = (event: PressEvent | Event) =>
  "composedPath" in event ? event.composedPath()[0] : event.target;

function isActivation(event: PressEvent, target: Element): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
    return false;
  if ("key" in event) return target.matches("[data-plb-press]") && /^(Enter| )$/.test(event.key);
  return event.button === 0;
}

/**
 * Custom slides, custom page elements and children without images need an `images` array.
 * Images among the children are themselves the list.
 */
function warnAboutMissingImages(options: Options, hasElements: boolean): void {
  const { images, children, renderSlide, queryElems, lightboxIdentifier } = options;
  if (Array.isArray(images)) return;
  if (renderSlide || queryElems || lightboxIdentifier || (children && !hasElements)) {
    console.error("Lightbox: please pass an array of images");
  }
}
