import { Behaviour } from "../../behaviours/behaviour.tsx";
import { slogans } from "../../school/facts.ts";
import { TurnButtons } from "../../ui/carousel/turn-buttons.tsx";
import { PlayButton } from "../../ui/play-button/play-button.tsx";
import { BannerSlide } from "./banner-slide.tsx";

/** Spec section 9. Milliseconds; the time bar of banner.css takes as long. */
const AUTOPLAY_MS = 8_000;

/** Four slogans over pictures, turning by themselves until somebody looks closer (behaviours/rotator.ts). */
export function Banner() {
  return (
    <Behaviour is="rotator" when="load" data-every={AUTOPLAY_MS} data-fade="">
      <section
        className="banner on-pine"
        aria-roledescription="carousel"
        aria-label="Slogans of the school"
      >
        <div className="banner__controls wrap" data-controls="" hidden>
          <PlayButton pause="Pause" play="Play" className="banner__button banner__button--play" />
          <span className="banner__count figures" data-position="" aria-hidden="true">
            1 / {slogans.length}
          </span>
          <TurnButtons
            things="slide"
            className="banner__button"
            previous={{ "data-turn": "previous" }}
            next={{ "data-turn": "next" }}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a scrolling list is a group, not a fieldset */}
        <div
          className="carousel__viewport banner__viewport"
          data-view=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          role="group"
          aria-label="Slides"
        >
          <div className="carousel__slides">
            {slogans.map((slogan, index) => (
              <BannerSlide
                key={slogan.picture}
                slogan={slogan}
                position={index + 1}
                count={slogans.length}
              />
            ))}
          </div>
        </div>
        <div className="banner__time" data-time="" aria-hidden="true" />
      </section>
    </Behaviour>
  );
}
