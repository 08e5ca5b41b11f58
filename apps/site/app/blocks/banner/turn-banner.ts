import { createCarousel } from "../../ui/carousel.ts";
import { startMovement } from "../../ui/movement.ts";

/** Spec section 9. Milliseconds. */
const AUTOPLAY_MS = 8_000;

/** A picture is fetched this long after its slide's turn became the next one: not with the page, yet in time. */
const FETCH_AHEAD_MS = 4_000;

/** Lets the slogans turn, by themselves and by buttons. */
export function start(place: HTMLElement): void {
  const viewport = place.querySelector<HTMLElement>(".banner__viewport");
  const list = viewport?.firstElementChild;
  const slides = [...(list?.children ?? [])] as HTMLElement[];
  const count = place.querySelector<HTMLElement>(".banner__count");
  const time = place.querySelector<HTMLElement>(".banner__time");
  if (!viewport || !list || !count || !time) return;
  let selected = -1;
  let isMoving = false;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const fetchPicture = (index: number) => {
    slides[index % slides.length]?.classList.remove("banner__slide--later");
  };

  /** Each slide, and each time that the movement goes on, starts its own eight seconds. */
  const turnLater = () => {
    timers.forEach(clearTimeout);
    time.replaceChildren();
    if (!isMoving) return;
    const fill = document.createElement("div");
    fill.className = "banner__fill";
    time.append(fill);
    timers = [
      setTimeout(() => fetchPicture(selected + 1), FETCH_AHEAD_MS),
      setTimeout(() => carousel.next(), AUTOPLAY_MS),
    ];
  };

  const carousel = createCarousel(viewport, { loop: true, fade: true }, (inView) => {
    if (inView === selected) return;
    selected = inView;
    fetchPicture(selected);
    count.textContent = `${selected + 1} / ${slides.length}`;
    // Out of sight, so also out of the reading order.
    for (const [index, slide] of slides.entries()) slide.inert = index !== selected;
    turnLater();
  });

  for (const button of place.querySelectorAll<HTMLElement>("[data-turn]")) {
    button.addEventListener("click", () =>
      button.dataset["turn"] === "next" ? carousel.next() : carousel.previous(),
    );
  }
  for (const comesNear of ["pointerenter", "focusin"]) {
    place.addEventListener(comesNear, () => {
      for (const index of slides.keys()) fetchPicture(index);
    });
  }
  startMovement(place, {
    names: { pause: "Pause", play: "Play" },
    stopsOn: "*",
    onChange: (state) => {
      isMoving = state.isMoving;
      list.setAttribute("aria-live", isMoving ? "off" : "polite");
      turnLater();
    },
  });
  place.querySelector(".banner__controls")?.removeAttribute("hidden");
}
