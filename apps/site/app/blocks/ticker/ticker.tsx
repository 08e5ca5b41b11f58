import type { Highlight } from "@manor/contract";
import { useEffect, useRef, useState } from "react";
import { AttachmentLinks } from "../../ui/attachment-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import { linkAddress } from "../../ui/link-address.ts";
import { NewTab } from "../../ui/new-tab.tsx";
import { REDUCED_MOTION } from "../../ui/reduced-motion.ts";
import { useAlive } from "../../ui/use-alive.ts";
import { useMedia } from "../../ui/use-media.ts";

/** Long enough to read two lines. Milliseconds. */
const TURN_MS = 6_000;

/** The announcements on one line, one after the other; paused, they stand as a list. */
export default function Ticker({ highlights }: { highlights: Highlight[] }) {
  const alive = useAlive();
  const reducedMotion = useMedia(REDUCED_MOTION);
  const [choice, setChoice] = useState<"play" | "pause">();
  const [isHeld, setHeld] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const canTurn = alive && highlights.length > 1;
  const isPaused = (choice ?? (reducedMotion ? "pause" : "play")) === "pause";
  useTurning(list, canTurn && !isPaused && !isHeld);

  return (
    <section
      className={canTurn ? `ticker ${isPaused ? "ticker--open" : "ticker--turning"}` : "ticker"}
      aria-label="Announcements"
      onPointerEnter={(event) => event.pointerType === "mouse" && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        if (!isPaused && event.target instanceof Element && event.target.matches("a:focus-visible"))
          setChoice("pause");
      }}
    >
      <div className="ticker__row wrap">
        <h2 className="label ticker__label">Announcements</h2>
        <span className="ticker__button">
          {canTurn && (
            <button
              type="button"
              className="round-button"
              aria-label={isPaused ? "Play announcements" : "Pause announcements"}
              onClick={() => setChoice(isPaused ? "play" : "pause")}
            >
              <Icon name={isPaused ? "play" : "pause"} />
            </button>
          )}
        </span>
        <ul className="ticker__list" ref={list}>
          {highlights.map((highlight, index) => (
            <li className="ticker__item" key={highlight._id || index}>
              <span>{highlight.description}</span> <TickerLinks highlight={highlight} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function TickerLinks({ highlight }: { highlight: Highlight }) {
  const url = linkAddress(highlight.url);
  return (
    <span className="ticker__links">
      <AttachmentLinks attachments={highlight.attachments} of={highlight.description} />
      {url && (
        // biome-ignore lint/a11y/noAmbiguousAnchorText: the words of the specification; the hidden text says the rest
        <a href={url} target="_blank" rel="noopener">
          Click Here
          <span className="visually-hidden">: {highlight.description}</span>
          <NewTab />
        </a>
      )}
    </span>
  );
}

/** Scrolls the list on by one line at a time, and back to the start after the last. */
function useTurning(list: { current: HTMLUListElement | null }, isTurning: boolean): void {
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      const element = list.current;
      if (!element) return;
      const isLast = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2;
      element.scrollTo({
        left: isLast ? 0 : element.scrollLeft + element.clientWidth,
        behavior: "smooth",
      });
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [list, isTurning]);
}
