import { useEffect, useRef, useState } from "react";
import type { slogans } from "../../school/facts.ts";
import { Icon } from "../../ui/icon.tsx";
import { REDUCED_MOTION } from "../../ui/reduced-motion.ts";
import { useAlive } from "../../ui/use-alive.ts";
import { useCarousel } from "../../ui/use-carousel.ts";
import { useMedia } from "../../ui/use-media.ts";
import { BannerSlide } from "./banner-slide.tsx";

/** Spec section 9. Milliseconds. */
const AUTOPLAY_MS = 8_000;

/** A picture is fetched this long after its slide's turn became the next one: not with the page, yet in time. */
const FETCH_AHEAD_MS = 4_000;

/** Four slogans over pictures, turning by themselves until somebody looks closer. */
export default function Banner({ slogans: shown }: { slogans: typeof slogans }) {
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

  const pictures = usePictures(carousel.selected, shown.length, isMoving);

  return (
    <section
      className="banner on-pine"
      aria-roledescription="carousel"
      aria-label="Slogans of the school"
      onPointerEnter={(event) => {
        pictures.fetchAll();
        setHovered(event.pointerType === "mouse");
      }}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        pictures.fetchAll();
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
            {carousel.selected + 1} / {shown.length}
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
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling list is a group, not a fieldset */}
      <div
        className="carousel__viewport banner__viewport"
        ref={carousel.viewportRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        role="group"
        aria-label="Slides"
      >
        <div className="carousel__slides" aria-live={isMoving ? "off" : "polite"}>
          {shown.map((slogan, index) => (
            <BannerSlide
              key={slogan.picture}
              slogan={slogan}
              position={index + 1}
              count={shown.length}
              isHidden={alive && index !== carousel.selected}
              hasPicture={pictures.has(index)}
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

/** Which slides have their picture: the first at once, the others shortly before their turn, or when somebody comes near. */
function usePictures(selected: number, count: number, isMoving: boolean) {
  const [wanted, setWanted] = useState<readonly number[]>([0]);
  useEffect(() => {
    setWanted((before) => [...before, selected]);
    if (!isMoving) return;
    const timer = setTimeout(
      () => setWanted((before) => [...before, (selected + 1) % count]),
      FETCH_AHEAD_MS,
    );
    return () => clearTimeout(timer);
  }, [selected, count, isMoving]);
  return {
    has: (index: number) => wanted.includes(index),
    fetchAll: () => setWanted(Array.from({ length: count }, (_, index) => index)),
  };
}
