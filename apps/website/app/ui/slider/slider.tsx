import type { ReactNode } from "react";
import { Enhancement } from "../../enhancements/enhancement.tsx";
import { useText } from "../../language/use-text.ts";
import { Slide } from "../carousel/slide.tsx";
import { SliderControls } from "./slider-controls.tsx";

type SliderProps = {
  /** Accessible name, without the word carousel. */
  label: string;
  /** The plural noun for the button labels: "albums" gives "Next albums". */
  noun: string;
  className: string;
  heading?: ReactNode;
  /** Every card is a link: the links are the tab stops, and the list is none. */
  hasLinks?: boolean;
  slides: readonly { key: string; content: ReactNode }[];
};

/** A horizontal scroll-snap list. Its two buttons appear when a script runs and the list scrolls. */
export function Slider({ label, noun, className, heading, hasLinks = false, slides }: SliderProps) {
  const t = useText();
  return (
    <section
      className={`slider ${className}`}
      aria-roledescription={t("carousel")}
      aria-label={label}
    >
      <Enhancement is="scroller">
        <div className="slider__head">
          {heading}
          {slides.length > 1 && <SliderControls noun={noun} className="slider__controls" />}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a scrolling list is a group, not a fieldset */}
        <div
          className="carousel__viewport slider__viewport"
          data-view=""
          // Focusable without JavaScript; the script removes the tab stop from a list that does not scroll.
          tabIndex={hasLinks ? undefined : 0}
          role="group"
          aria-label={label}
        >
          <div className="carousel__slides slider__slides">
            {slides.map(({ key, content }, index) => (
              <Slide key={key} position={index + 1} count={slides.length}>
                {content}
              </Slide>
            ))}
          </div>
        </div>
      </Enhancement>
    </section>
  );
}
