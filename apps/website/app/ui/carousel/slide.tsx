import type { ComponentProps } from "react";
import { useText } from "../../language/use-text.ts";

type SlideProps = ComponentProps<"div"> & {
  /** From 1; undefined for a slide that is not part of the rotation. */
  position: number | undefined;
  count: number;
};

export function Slide({ position, count, className = "carousel__slide", ...others }: SlideProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
    <div
      className={className}
      role="group"
      aria-roledescription={t("slide")}
      aria-label={
        position === undefined ? undefined : t("{position} of {count}", { position, count })
      }
      {...others}
    />
  );
}
