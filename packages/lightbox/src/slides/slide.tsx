import { memo } from "react";
import { useAlbum, useViewerState } from "../core/contexts.ts";
import { fill } from "../core/fill.ts";
import { VideoSlide } from "../video/video-slide.tsx";
import { CustomSlide } from "./custom-slide.tsx";
import { type SlideProps, usePicture } from "./use-picture.tsx";

/** One slide. The carousel marks the current one in the DOM, so that a move renders no slide. */
export const Slide = memo(function Slide({ item, slideKey, index }: SlideProps) {
  const { items, options } = useAlbum();
  const renderSlide = useViewerState((state) => state.renderSlide);
  // Pictures do not depend on `current`.
  const current = useViewerState(
    (state) => Boolean(renderSlide || item.type) && state.key === slideKey,
  );
  const status = useViewerState(({ statuses }) => statuses[slideKey]);
  let content = usePicture({ item, slideKey, index }, status);
  const custom = renderSlide?.(item, index, { current });
  if (custom !== undefined) content = <CustomSlide slideKey={slideKey}>{custom}</CustomSlide>;
  else if (item.type) content = <VideoSlide item={item} slideKey={slideKey} current={current} />;
  const { labels } = options;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="plb__slide"
      role="group"
      aria-roledescription={labels.slide}
      aria-label={fill(labels.position, { n: index + 1, count: items.length })}
      data-index={index}
      data-status={status}
    >
      {content}
    </div>
  );
});
