import { fillFacts, hasFacts } from "../../../model/school/fact-text.ts";
import { Enhancement } from "../../enhancements/enhancement.tsx";
import { useText } from "../../language/use-text.ts";
import { Actions } from "../../lead-on/actions.tsx";
import { useSchool } from "../../school/use-school.ts";
import { CarouselButtons } from "../../ui/carousel/carousel-buttons.tsx";
import { PlayButton } from "../../ui/play-button/play-button.tsx";
import { BannerSlide } from "./banner-slide.tsx";

/** Spec section 9. Milliseconds; the time bar of banner.css has the same duration. */
const AUTOPLAY_MS = 8_000;

export function Banner() {
  const t = useText();
  const school = useSchool();
  const { slides, introduction } = school.banner;
  return (
    <Enhancement is="rotator" when="load" data-every={AUTOPLAY_MS} data-fade="">
      <section
        className="banner on-pine"
        aria-roledescription={t("carousel")}
        aria-label={t("Slogans of the school")}
      >
        <div className="banner__controls wrap" data-controls="" hidden>
          <PlayButton
            pause={t("Pause")}
            play={t("Play")}
            className="banner__button banner__button--play"
          />
          <span className="banner__count figures" data-position="" aria-hidden="true">
            1 / {slides.length}
          </span>
          <CarouselButtons
            noun={t("slide")}
            className="banner__button"
            previous={{ "data-turn": "previous" }}
            next={{ "data-turn": "next" }}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a scrolling list is a group, not a fieldset */}
        <div
          className="carousel__viewport banner__viewport"
          data-view=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable
          tabIndex={0}
          role="group"
          aria-label={t("Slides")}
        >
          <div className="carousel__slides banner__slides">
            {slides.map((slide, index) => (
              <BannerSlide
                // biome-ignore lint/suspicious/noArrayIndexKey: slides may be equal and never change order
                key={index}
                slide={slide}
                position={index + 1}
                count={slides.length}
              />
            ))}
          </div>
        </div>
        {/* The same on every slide. */}
        <div className="banner__foot wrap">
          {introduction && hasFacts(school, introduction) && (
            <p className="banner__introduction">{fillFacts(school, introduction)}</p>
          )}
          <Actions />
        </div>
        <div className="banner__time" data-time="" aria-hidden="true" />
      </section>
    </Enhancement>
  );
}
