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
  const { queryElems, lightboxIdentifier, renderSlide, images, useCoverMode } = options;
  const custom = Boolean(queryElems || lightboxIdentifier);
  useMissingImagesNotice(Boolean(custom || renderSlide) && !Array.isArray(images));

  const list = useEventCallback(() => {
    const selector = selectorOf(options);
    if (selector && !useCoverMode) return [...document.querySelectorAll(selector)];
    return [...(group.current?.querySelectorAll("img") ?? [])];
  });

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

function useMissingImagesNotice(missing: boolean): void {
  useEffect(() => {
    if (missing) {
      console.error(
        "Lightbox: please pass an array of images. lightboxIdentifier, queryElems and renderSlide need it; " +
          "without `images` only the pictures among the children are shown.",
      );
    }
  }, [missing]);
}
