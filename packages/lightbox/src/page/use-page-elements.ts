import { type RefObject, useEffect } from "react";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Options } from "../options.ts";
import { isAround, makePressable } from "./page-elements.ts";

function selectorOf({ queryElems, lightboxIdentifier }: Options): string | undefined {
  if (queryElems) return queryElems;
  return lightboxIdentifier && `[data-lightboxjs="${CSS.escape(lightboxIdentifier)}"]`;
}

/**
 * Watches the page elements that belong to a lightbox: those of its group by selector, else the
 * pictures among its children. Returns how to list them. The n-th opens slide n.
 */
export function usePageElements(
  options: Options,
  group: RefObject<HTMLElement | null>,
  onChoose: (index: number, trigger: Element) => void,
): () => Element[] {
  const { queryElems, lightboxIdentifier, images, useCoverMode } = options;
  const custom = Boolean(queryElems || lightboxIdentifier);
  const list = useEventCallback(() => {
    const selector = selectorOf(options);
    if (selector && !useCoverMode) return [...document.querySelectorAll(selector)];
    return [...(group.current?.querySelectorAll("img") ?? [])];
  });

  useMissingImagesNotice(options, list);

  const choose = useEventCallback((event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const elements = list();
    const index = elements.findIndex((it) => it.contains(target) || isAround(it, target));
    const trigger = elements[index];
    if (!trigger) return;
    event.preventDefault();
    onChoose(index, trigger);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements differ when these do
  useEffect(() => {
    const elements = list();
    if (elements.length === 0 && !custom) return;
    const undo = elements.map(makePressable);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", (event) => isPlain(event) && choose(event), { signal });
    document.addEventListener("keydown", (event) => isPress(event) && choose(event), { signal });
    return () => {
      listening.abort();
      for (const restore of undo) restore();
    };
  }, [queryElems, lightboxIdentifier, images, useCoverMode, custom, list, choose]);

  return list;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.defaultPrevented;

const isPress = ({ key, target }: KeyboardEvent) =>
  (target as Element).matches("[data-lightbox-pressable]") && (key === "Enter" || key === " ");

/**
 * Custom rendering needs an array of images: own slides, own page elements, or children without a picture.
 * Pictures among the children are themselves the list.
 */
function useMissingImagesNotice(options: Options, list: () => Element[]): void {
  const { images, children, renderSlide, queryElems, lightboxIdentifier } = options;
  const isMissing = !Array.isArray(images);
  const isCustom = Boolean(renderSlide || queryElems || lightboxIdentifier);
  const hasChildren = Boolean(children);
  useEffect(() => {
    if (isMissing && (isCustom || (hasChildren && list().length === 0))) {
      console.error(
        "Lightbox: please pass an array of images. Without it, only pictures on the page are shown.",
      );
    }
  }, [isMissing, isCustom, hasChildren, list]);
}
