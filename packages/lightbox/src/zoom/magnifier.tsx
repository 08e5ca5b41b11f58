import { type RefObject, useEffect, useRef } from "react";
import { useCurrent } from "../core/contexts.ts";
import { getLargestSrc, isPicture, toCurrent } from "../core/items.ts";
import type { ViewerState } from "../core/viewer-store.ts";

const FACTOR = 2.5;

/** Whether the magnifier is active; never on a video. */
export const isMagnifying = (state: ViewerState) =>
  isPicture(toCurrent(state)) && state.magnifierOn;

/** A lens of 426 by 500 px at the pointer. */
export function Magnifier({ carousel }: { carousel: RefObject<HTMLElement | null> }) {
  const lens = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = carousel.current;
    if (!element) return;
    const update = ({ type, clientX, clientY }: PointerEvent) => {
      const photo = element.querySelector(".plb__slide--current .plb__photo");
      if (!lens.current || !photo) return;
      moveLens(lens.current, element, photo, clientX, clientY);
      if (type === "pointerleave") lens.current.hidden = true;
    };
    const controller = new AbortController();
    for (const name of ["pointermove", "pointerdown", "pointerleave"] as const) {
      element.addEventListener(name, update, controller);
    }
    return () => controller.abort();
  }, [carousel]);

  const image = `url(${JSON.stringify(useCurrent(getLargestSrc))})`;
  return <div className="plb__lens" ref={lens} hidden style={{ backgroundImage: image }} />;
}

function moveLens(
  lens: HTMLElement,
  carousel: Element,
  photo: Element,
  x: number,
  y: number,
): void {
  const box = photo.getBoundingClientRect();
  lens.hidden = x < box.left || x > box.right || y < box.top || y > box.bottom;
  if (lens.hidden) return;
  const { left, top } = carousel.getBoundingClientRect();
  const { offsetWidth, offsetHeight, style } = lens;
  const [centerX, centerY] = [offsetWidth / 2, offsetHeight / 2];
  style.translate = `${x - left - centerX}px ${y - top - centerY}px`;
  style.backgroundSize = `${box.width * FACTOR}px ${box.height * FACTOR}px`;
  style.backgroundPosition = `${centerX - (x - box.left) * FACTOR}px ${centerY - (y - box.top) * FACTOR}px`;
}
