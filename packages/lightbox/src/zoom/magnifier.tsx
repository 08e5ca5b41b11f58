import { type RefObject, useEffect, useRef } from "react";
import { largestOf } from "../core/items.ts";
import type { LightboxItem } from "../types.ts";

const FACTOR = 2.5;

/** A lens of 426 by 500 pixels that follows the pointer over the picture. */
export function Magnifier(props: { stage: RefObject<HTMLElement | null>; item: LightboxItem }) {
  const { stage, item } = props;
  const lens = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const look = ({ clientX, clientY }: PointerEvent) => {
      const photo = element.querySelector(".lightbox__slide--current [data-picture]");
      if (lens.current && photo) place(lens.current, element, photo, clientX, clientY);
    };
    const leave = () => {
      if (lens.current) lens.current.hidden = true;
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointermove", look, { signal });
    element.addEventListener("pointerdown", look, { signal });
    element.addEventListener("pointerleave", leave, { signal });
    return () => listening.abort();
  }, [stage]);

  return (
    <div className="lightbox__lens" ref={lens} hidden data-lens>
      <img src={largestOf(item)} alt="" draggable={false} />
    </div>
  );
}

function place(lens: HTMLElement, stage: Element, photo: Element, x: number, y: number): void {
  const box = photo.getBoundingClientRect();
  lens.hidden = x < box.left || x > box.right || y < box.top || y > box.bottom;
  const enlarged = lens.firstElementChild;
  if (lens.hidden || !(enlarged instanceof HTMLElement)) return;
  const around = stage.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = lens;
  const left = x - around.left - width / 2;
  const top = y - around.top - height / 2;
  lens.style.transform = `translate(${left}px, ${top}px)`;
  enlarged.style.width = `${box.width * FACTOR}px`;
  enlarged.style.height = `${box.height * FACTOR}px`;
  const shiftX = width / 2 - (x - box.left) * FACTOR;
  const shiftY = height / 2 - (y - box.top) * FACTOR;
  enlarged.style.transform = `translate(${shiftX}px, ${shiftY}px)`;
}
