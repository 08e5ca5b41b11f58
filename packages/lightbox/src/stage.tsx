import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from "react";
import { savesData } from "./environment.ts";
import { attachGestures, type Gestures } from "./gestures.ts";
import { isPicture } from "./items.ts";
import { isMounted } from "./limits.ts";
import { Magnifier } from "./magnifier.tsx";
import { Slide } from "./slide.tsx";
import { useCarousel } from "./use-carousel.ts";
import type { ViewerState } from "./viewer-state.ts";
import { Zoomer } from "./zoomer.ts";

interface Props {
  view: ViewerState;
  zoomer: RefObject<Zoomer | null>;
  onScale: (scale: number) => void;
}

/** The slides and the hand on them. */
export function Stage({ view, zoomer, onScale }: Props) {
  const { options, items, index, reducedMotion } = view;
  const stage = useRef<HTMLDivElement | null>(null);
  const gestures = useRef<Gestures | null>(null);
  const latest = useRef(view);
  latest.current = view;
  // Without motion there is nothing to drag along: photos replace each other.
  const drags = options.imgAnimation === "imgDrag" && !reducedMotion;
  const canSwipe = items.length > 1;

  const onDrag = useCallback((to: number, step: 1 | -1) => {
    if (to !== latest.current.index) latest.current.go(to, step);
  }, []);
  const carousel = useCarousel({
    active: drags,
    index,
    count: items.length,
    rtl: options.rtl,
    duration: options.slideDuration,
    gestures,
    onDrag,
  });
  const { viewport } = carousel;
  const setStage = useCallback(
    (element: HTMLDivElement | null) => {
      stage.current = element;
      viewport(element);
    },
    [viewport],
  );
  const readsSwipes = useRef(!drags && canSwipe);
  readsSwipes.current = !drags && canSwipe;

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const zoom = new Zoomer({
      stage: element,
      target: () => element.querySelector(".lightbox__slide--current [data-zoom]"),
      maxScale: () => {
        const { options, item } = latest.current;
        return options.disableImageZoom || !isPicture(item) ? 1 : options.maxZoomScale;
      },
      still: () => latest.current.reducedMotion,
      onScale,
    });
    zoomer.current = zoom;
    gestures.current = attachGestures(element, zoom, {
      rtl: () => latest.current.options.rtl,
      readsSwipes: () => readsSwipes.current,
      busy: () => latest.current.magnifierOn,
      onMove: (step) => (step > 0 ? latest.current.next() : latest.current.previous()),
      onPull: () => latest.current.close(),
    });
    return () => {
      gestures.current?.detach();
      gestures.current = zoomer.current = null;
    };
  }, [zoomer, onScale]);

  const lastShown = useRef(index);
  useEffect(() => {
    if (lastShown.current !== index) zoomer.current?.reset();
    lastShown.current = index;
    carousel.show(index, !drags);
  });

  function clickOutside(event: MouseEvent) {
    if (options.modalClose !== "clickOutside" || gestures.current?.wasDrag()) return;
    const inside = (event.target as Element).closest(
      "[data-picture], .lightbox__video > *, .lightbox__failed, button, a",
    );
    if (!inside) view.close();
  }

  const saveData = savesData();
  // The photo that is looked at comes first; its neighbours must not compete with it.
  const settled = view.status(index) !== undefined || !isPicture(view.item);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an extra for the pointer; Escape and Close do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className={`lightbox__stage${isPicture(view.item) ? "" : " lightbox__stage--plain"}`}
      data-stage
      ref={setStage}
      onClick={clickOutside}
    >
      <div className={`lightbox__slides lightbox__slides--${drags ? "drag" : "fade"}`}>
        {items.map((item, at) => (
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the album is its identity
            key={at}
            item={item}
            at={at}
            count={items.length}
            current={at === index}
            mounted={isMounted(at, index, items.length, saveData)}
            mayLoad={at === index || settled || view.status(at) !== undefined}
            scale={at === index ? view.scale : 1}
            status={view.status(at)}
            options={options}
            view={latest}
          />
        ))}
      </div>
      {view.magnifierOn && <Magnifier stage={stage} item={view.item} />}
    </div>
  );
}
