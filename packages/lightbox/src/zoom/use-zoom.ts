import { type RefObject, useEffect } from "react";
import { useLaterCallback } from "../core/after-paint.ts";
import { useAlbum, useCommands, useCurrent, useIndex } from "../core/contexts.ts";
import { isPicture } from "../core/items.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import { fill } from "../labels.ts";
import { createZoomer } from "./zoomer.ts";

/** Puts the zoom on the stage. Another slide begins unzoomed. */
export function useZoom(stage: RefObject<HTMLElement | null>): void {
  const { disableImageZoom, maxZoomScale, labels } = useAlbum().options;
  const index = useIndex();
  const { dispatch, zoomer } = useCommands();
  const isPhoto = useCurrent(isPicture);
  const maxScale = useEventCallback(() => (disableImageZoom || !isPhoto ? 1 : maxZoomScale));
  // The picture grows at once; its buttons, its words and a larger file may follow.
  const onScale = useLaterCallback((scale: number) => {
    const level = fill(labels.zoomLevel, { value: Math.round(scale * 100) });
    dispatch({ type: "zoom", scale, announcement: scale > 1 ? level : undefined });
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const target = () =>
      element.querySelector<HTMLElement>(".lightbox__slide--current [data-zoom]");
    zoomer.current = createZoomer({ stage: element, target, maxScale, onScale });
    return () => {
      zoomer.current = null;
    };
  }, [stage, zoomer, maxScale, onScale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is what resets it
  useEffect(() => zoomer.current?.reset(), [zoomer, index]);
}
