import { memo, type ReactNode } from "react";
import { isPicture } from "./items.ts";
import { fill } from "./labels.ts";
import type { Options } from "./options.ts";
import { PictureSlide } from "./picture-slide.tsx";
import type { LightboxItem } from "./types.ts";
import { VideoSlide } from "./video-slide.tsx";
import type { ViewerState } from "./viewer-state.ts";

interface Props {
  item: LightboxItem;
  at: number;
  count: number;
  current: boolean;
  /** Only mounted slides hold anything; the others are empty boxes of the same width. */
  mounted: boolean;
  /** Until then it shows its placeholder and asks for nothing. */
  mayLoad: boolean;
  /** 1 unless this slide is current and zoomed. */
  scale: number;
  status: ReturnType<ViewerState["status"]>;
  options: Options;
  view: { current: ViewerState };
}

export const Slide = memo(function Slide(props: Props) {
  const { at, count, current } = props;
  const { labels } = props.options;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={`lightbox__slide${current ? " lightbox__slide--current" : ""}`}
      role="group"
      aria-roledescription={labels.slide}
      aria-label={fill(labels.position, { n: at + 1, count })}
      inert={!current}
      data-status={props.status}
    >
      {props.mounted && content(props)}
    </div>
  );
});

function content({ item, at, current, mayLoad, scale, status, options, view }: Props): ReactNode {
  const own = options.renderSlide?.(item, at, { current });
  if (own !== undefined) return own;
  if (!isPicture(item)) return <VideoSlide item={item} at={at} current={current} view={view} />;
  return <PictureSlide {...{ item, at, current, mayLoad, scale, status, view }} />;
}
