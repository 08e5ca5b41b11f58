import { type RefObject, useEffect, useRef } from "react";
import type { Options } from "./options.ts";
import type { LightboxItem } from "./types.ts";

const INTERACTIVE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** The image of a page element, or the element itself. */
export const pictureIn = (element: Element | null): Element | null =>
  element?.querySelector("img") ?? element;

export const focusable = (element: Element | null): Element | null =>
  element?.closest(INTERACTIVE) ?? null;

/** Photos as they stand on the page, for a lightbox that was given no list. */
export function itemsIn(elements: Element[]): LightboxItem[] {
  return elements.flatMap((element) => {
    const image = pictureIn(element);
    if (!(image instanceof HTMLImageElement)) return [];
    const { src, srcset, alt, dataset } = image;
    const large = element.closest("a")?.href ?? dataset.original ?? src;
    return [{ src: large, srcSet: srcset || undefined, alt, caption: dataset.caption }];
  });
}

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
  const latest = useRef({ options, onChoose });
  latest.current = { options, onChoose };
  const { queryElems, lightboxIdentifier, images, useCoverMode } = options;

  const list = useRef(() => {
    const selector = selectorOf(latest.current.options);
    if (selector && !latest.current.options.useCoverMode) {
      return [...document.querySelectorAll(selector)];
    }
    return [...(group.current?.querySelectorAll("img") ?? [])];
  }).current;

  const custom = Boolean(queryElems || lightboxIdentifier);
  const lacksImages = custom && !Array.isArray(images);
  useEffect(() => {
    if (lacksImages) {
      console.error(
        "Lightbox: please pass an array of images. Page elements that are drawn by you " +
          "(lightboxIdentifier or queryElems) say where to click, not what to show; " +
          "without the `images` array only what stands on the page can be shown.",
      );
    }
  }, [lacksImages]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements differ when these do
  useEffect(() => {
    const elements = list();
    if (elements.length === 0 && !custom) return;
    const undo = elements.map(makePressable);

    const chosen = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      const now = list();
      const index = now.findIndex((element) => element.contains(target) || around(element, target));
      const trigger = now[index];
      if (trigger) {
        event.preventDefault();
        latest.current.onChoose(index, trigger);
      }
    };
    const pressed = (event: KeyboardEvent) => {
      const own = (event.target as Element).matches("[data-lightbox-pressable]");
      if (own && (event.key === "Enter" || event.key === " ")) chosen(event);
    };
    const onClick = (event: MouseEvent) => {
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (plain && !event.defaultPrevented) chosen(event);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", pressed);
      for (const restore of undo) restore();
    };
  }, [queryElems, lightboxIdentifier, images, useCoverMode, custom, list]);

  return list;
}

/** Enter on a link or button clicks the control, not the picture in it. */
function around(element: Element, target: Element | null): boolean {
  const control = element.closest("a, button");
  return control !== null && control === target;
}

/** A bare picture that opens something must be reachable without a mouse. */
function makePressable(element: Element): () => void {
  if (element.closest(INTERACTIVE)) return () => {};
  const added = { tabindex: "0", role: "button", "data-lightbox-pressable": "" };
  for (const [name, value] of Object.entries(added)) element.setAttribute(name, value);
  return () => {
    for (const name of Object.keys(added)) element.removeAttribute(name);
  };
}
