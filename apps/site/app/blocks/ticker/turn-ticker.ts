import { startMovement } from "../../ui/movement.ts";

/** Long enough to read two lines. Milliseconds. */
const TURN_MS = 6_000;

/** Scrolls the list on by one line at a time, and back to the start after the last. */
export function start(place: HTMLElement): void {
  const ticker = place.querySelector<HTMLElement>(".ticker");
  const list = place.querySelector<HTMLElement>(".ticker__list");
  if (!ticker || !list) return;
  let timer: ReturnType<typeof setInterval> | undefined;

  const turn = () => {
    const isLast = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    const left = isLast ? 0 : list.scrollLeft + list.clientWidth;
    list.scrollTo({ left, behavior: "smooth" });
  };
  startMovement(ticker, {
    names: { pause: "Pause announcements", play: "Play announcements" },
    stopsOn: "a",
    onChange: ({ isPlaying, isMoving }) => {
      ticker.classList.toggle("ticker--open", !isPlaying);
      ticker.classList.toggle("ticker--turning", isPlaying);
      clearInterval(timer);
      if (isMoving) timer = setInterval(turn, TURN_MS);
    },
  });
}
