import type { ComponentProps } from "react";

type SlideProps = ComponentProps<"div"> & {
  /** From 1; none while it is not among those to be turned. */
  position: number | undefined;
  count: number;
};

/** One of the things that a carousel turns. */
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
