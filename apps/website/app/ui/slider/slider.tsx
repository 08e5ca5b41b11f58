import type { ReactNode } from "react";
import { Behaviour } from "../../behaviours/behaviour.tsx";
import { Slide } from "../carousel/slide.tsx";
import { SliderControls } from "./slider-controls.tsx";

type SliderProps = {
  /** Accessible name, without the word carousel. */
  label: string;
  /** What a button brings: "albums" gives "Next albums". */
  things: string;
  className: string;
  /** Shown on the line of the buttons. */
  head?: ReactNode;
  /** Every card is a link: the focus goes from link to link, and the list takes none. */
  isOfLinks?: boolean;
  slides: readonly { key: string; content: ReactNode; className?: string }[];
};

/**
 * Cards side by side: a list that scrolls and snaps. Its two buttons appear when a script runs and there is
 * somewhere to go.
 */
export function Slider({ label, things, className, head, isOfLinks = false, slides }: SliderProps) {
  return (
    <section className={`slider ${className}`} aria-roledescription="carousel" aria-label={label}>
      <Behaviour is="scroller">
        <div className="slider__head">
          {head}
          {slides.length > 1 && <SliderControls things={things} className="slider__controls" />}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a scrolling list is a group, not a fieldset */}
        <div
          className="carousel__viewport slider__viewport"
          data-view=""
          // Without one the script leaves it so; it takes it away where nothing scrolls.
          tabIndex={isOfLinks ? undefined : 0}
          role="group"
          aria-label={label}
        >
          <div className="carousel__slides slider__slides">
            {slides.map(({ key, content, className: kind }, index) => (
              <Slide
                key={key}
                className={kind && `carousel__slide ${kind}`}
                position={index + 1}
                count={slides.length}
              >
                {content}
              </Slide>
            ))}
          </div>
        </div>
      </Behaviour>
    </section>
  );
}
