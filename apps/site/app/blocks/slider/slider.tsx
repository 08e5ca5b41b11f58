import type { ReactNode } from "react";
import { Enhanced } from "../../islands/enhanced.tsx";
import { Icon } from "../../ui/icon.tsx";

type SliderProps = {
  /** Accessible name, without the word carousel. */
  label: string;
  /** What a button brings: "albums" gives "Next albums". */
  things: string;
  className: string;
  /** Stands on the line of the buttons. */
  head?: ReactNode;
  slides: readonly { key: string; content: ReactNode; className?: string }[];
};

/**
 * Cards side by side: a list that scrolls and snaps. Its two buttons appear when a script runs and there is
 * somewhere to go.
 */
export function Slider({ label, things, className, head, slides }: SliderProps) {
  return (
    <section className={`slider ${className}`} aria-roledescription="carousel" aria-label={label}>
      <Enhanced by="Slider">
        <div className="slider__head">
          {head}
          {slides.length > 1 && (
            <div className="carousel__controls slider__controls">
              <button
                type="button"
                className="round-button"
                aria-label={`Previous ${things}`}
                hidden
              >
                <Icon name="previous" />
              </button>
              <button type="button" className="round-button" aria-label={`Next ${things}`} hidden>
                <Icon name="next" />
              </button>
            </div>
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a scrolling list is a group, not a fieldset */}
        <div
          className="carousel__viewport slider__viewport"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard; the script takes it away where nothing scrolls
          tabIndex={0}
          role="group"
          aria-label={label}
        >
          <div className="carousel__slides slider__slides">
            {slides.map(({ key, content, className: kind }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
              <div
                key={key}
                className={kind ? `carousel__slide ${kind}` : "carousel__slide"}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${slides.length}`}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
      </Enhanced>
    </section>
  );
}
