import { memo } from "react";
import { useAlbum, useViewerState } from "../core/contexts.ts";
import { fill } from "../labels.ts";
import { VideoSlide } from "../video/video-slide.tsx";
import { CustomSlide } from "./custom-slide.tsx";
import { type SlideProps, usePicture } from "./use-picture.tsx";

/** One slide. The row marks which is current, so that a move draws none again. */
export const Slide = memo(function Slide({ item, slideKey, at }: SlideProps) {
  const { items, options } = useAlbum();
  const renderSlide = useViewerState((state) => state.renderSlide);
  // Nothing in a picture depends on it.
  const current = useViewerState(
    (state) => Boolean(renderSlide || item.type) && state.key === slideKey,
  );
  const status = useViewerState(({ statuses }) => statuses[slideKey]);
  let content = usePicture({ item, slideKey, at }, status);
  const own = renderSlide?.(item, at, { current });
  if (own !== undefined) content = <CustomSlide slideKey={slideKey}>{own}</CustomSlide>;
  else if (item.type) content = <VideoSlide item={item} slideKey={slideKey} current={current} />;
  const { labels } = options;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="lightbox__slide"
      role="group"
      aria-roledescription={labels.slide}
      aria-label={fill(labels.position, { n: at + 1, count: items.length })}
      data-at={at}
      data-status={status}
    >
      {content}
    </div>
  );
});
