import type { ComponentProps } from "react";

type SlideProps = ComponentProps<"div"> & {
  /** From 1; undefined for a slide that is not part of the rotation. */
  position: number | undefined;
  count: number;
};

export function Slide({ position, count, className = "carousel__slide", ...others }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
    <div
      className={className}
      role="group"
      aria-roledescription="slide"
      aria-label={position === undefined ? undefined : `${position} of ${count}`}
      {...others}
    />
  );
}
