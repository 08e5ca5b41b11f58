import { memo, type ReactNode } from "react";
import { useAlbum } from "../core/contexts.ts";
import { isPicture } from "../core/items.ts";
import type { SlideStatus } from "../core/viewer-state.ts";
import { fill } from "../labels.ts";
import type { LightboxItem } from "../types.ts";
import { VideoSlide } from "../video/video-slide.tsx";
import { OwnSlide } from "./own-slide.tsx";
import { PictureSlide } from "./picture-slide.tsx";

interface Props {
  item: LightboxItem;
  at: number;
  current: boolean;
  /** Until then it shows its placeholder and asks for nothing. */
  mayLoad: boolean;
  /** 1 unless this slide is current and zoomed. */
  scale: number;
  status: SlideStatus | undefined;
}

/** Reads no state: of the slides only those that change are drawn again. */
export const Slide = memo(function Slide(props: Props) {
  const { at, current } = props;
  const { items, options } = useAlbum();
  const { labels } = options;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={`lightbox__slide${current ? " lightbox__slide--current" : ""}`}
      role="group"
      aria-roledescription={labels.slide}
      aria-label={fill(labels.position, { n: at + 1, count: items.length })}
      inert={!current}
      data-at={at}
      data-status={props.status}
    >
      <Content {...props} />
    </div>
  );
});

function Content({ item, at, current, mayLoad, scale, status }: Props): ReactNode {
  const own = useAlbum().options.renderSlide?.(item, at, { current });
  if (own !== undefined) return <OwnSlide at={at}>{own}</OwnSlide>;
  if (!isPicture(item)) return <VideoSlide item={item} at={at} current={current} />;
  return <PictureSlide {...{ item, at, current, mayLoad, scale, status }} />;
}
