import { useEffect, useRef, useState } from "react";
import { slogans } from "../../school/facts.ts";
import { Icon } from "../../ui/icon.tsx";
import { useAlive } from "../../ui/use-alive.ts";
import { useCarousel } from "../../ui/use-carousel.ts";
import { REDUCED_MOTION, useMedia } from "../../ui/use-media.ts";
import { BannerSlide } from "./banner-slide.tsx";

/** Spec section 9. Milliseconds. */
const AUTOPLAY_MS = 8_000;

/** Four slogans over pictures, turning by themselves until somebody looks closer. */
export default function Banner() {
  const alive = useAlive();
  const carousel = useCarousel({ loop: true, fade: true });
  const reducedMotion = useMedia(REDUCED_MOTION);
  const [choice, setChoice] = useState<"play" | "pause">();
  const [isHovered, setHovered] = useState(false);
  const isPlaying = (choice ?? (reducedMotion ? "pause" : "play")) === "play";
  const isMoving = alive && isPlaying && !isHovered;

  const next = useRef(carousel.next);
  next.current = carousel.next;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new slide starts its own eight seconds
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => next.current(), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [isMoving, carousel.selected]);

  return (
    <section
      className="banner on-pine"
      aria-roledescription="carousel"
      aria-label="Slogans of the school"
      onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        if (isPlaying && event.target.matches(":focus-visible")) setChoice("pause");
      }}
    >
      {alive && (
        <div className="banner__controls wrap">
          <button
            type="button"
            className="round-button banner__button banner__button--play"
            aria-label={isPlaying ? "Pause" : "Play"}
            onClick={() => setChoice(isPlaying ? "pause" : "play")}
          >
            <Icon name={isPlaying ? "pause" : "play"} />
          </button>
          <span className="banner__count figures" aria-hidden="true">
            {carousel.selected + 1} / {slogans.length}
          </span>
          <button
            type="button"
            className="round-button banner__button"
            aria-label="Previous slide"
            onClick={carousel.previous}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className="round-button banner__button"
            aria-label="Next slide"
            onClick={carousel.next}
          >
            <Icon name="next" />
          </button>
        </div>
      )}
      <div className="carousel__viewport banner__viewport" ref={carousel.viewportRef}>
        <div className="carousel__slides" aria-live={isMoving ? "off" : "polite"}>
          {slogans.map((slogan, index) => (
            <BannerSlide
              key={slogan.picture}
              slogan={slogan}
              position={index + 1}
              count={slogans.length}
              isHidden={alive && index !== carousel.selected}
            />
          ))}
        </div>
      </div>
      <div className="banner__time" aria-hidden="true">
        {isMoving && <div className="banner__fill" key={carousel.selected} />}
      </div>
    </section>
  );
}
