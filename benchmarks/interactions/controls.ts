/** One control: what a visitor taps and sees first, which is not measured, and the press that is. */
export type Control = { name: string; path: string; first?: Step[]; press: Press };

export type Step = { tap: string } | { see: string };

/** A finger on the first element that matches; or a key, with the focus on it where one is named. */
export type Press = { tap: string } | { key: string; on?: string };

const ALBUM = "/SubGallery?id=album-1";
const PHOTO = { tap: ".album-grid__photo" };
const SHOWN = { see: ".lightbox__slide--current[data-status=loaded]" };
const inViewer = (name: string) => ({ tap: `.lightbox [data-icon=${name}]` });
const album = (name: string, press: Press, ...first: Step[]): Control => ({
  name: `album of 300: ${name}`,
  path: ALBUM,
  first,
  press,
});
const viewer = (name: string, press: Press) => album(name, press, PHOTO, SHOWN);

/** A button that turns red and nothing else: what the browser and the machine take by themselves. */
const EMPTY_PAGE = `data:text/html,${encodeURIComponent(`<!doctype html>
<meta name="viewport" content="width=device-width">
<style>.on { background: red }</style>
<button onclick="this.classList.toggle('on')">Press</button>`)}`;

/** Every kind of control that the site has; those of one kind share their code. */
export const controls: Control[] = [
  { name: "an empty page: a button", path: EMPTY_PAGE, press: { tap: "button" } },
  { name: "an empty page: a key", path: EMPTY_PAGE, press: { key: "Enter", on: "button" } },
  { name: "menu: open", path: "/about", press: { tap: ".menu-toggle" } },
  {
    name: "menu: close",
    path: "/about",
    first: [{ tap: ".menu-toggle" }],
    press: { tap: ".menu__close" },
  },
  { name: "home: next picture", path: "/", press: { tap: ".banner [data-turn=next]" } },
  { name: "home: stop the pictures", path: "/", press: { tap: ".banner [data-play]" } },
  { name: "home: tab", path: "/", press: { tap: "#notice-board [role=tab]:nth-child(2)" } },
  { name: "home: next cards", path: "/", press: { tap: "#notice-board [data-scroll=next]" } },
  {
    name: "home: next month",
    path: "/",
    press: { tap: ".calendar__buttons form:last-child button" },
  },
  {
    name: "home: up",
    path: "/",
    // The open notices have the foot of a telephone's screen, and the button its place when they are gone.
    first: [{ tap: ".notices [data-does=close]" }, { see: "#history" }],
    press: { tap: ".scroll-top" },
  },
  {
    name: "home: next notice",
    path: "/",
    press: { tap: ".notices [data-does=next]" },
  },
  { name: "home: history", path: "/", press: { tap: ".milestone-tabs [role=tab]:nth-child(3)" } },
  { name: "list: a letter", path: "/Events", press: { key: "s", on: ".filter-bar input" } },
  { name: "toppers: a letter", path: "/TopperX", press: { key: "s", on: ".filter-bar input" } },
  { name: "contact: a letter", path: "/contact", press: { key: "a", on: "#contact-name" } },
  { name: "contact: send", path: "/contact", press: { tap: ".contact-form__send" } },
  album("open a photo", PHOTO),
  album("open it again", PHOTO, PHOTO, SHOWN, inViewer("close")),
  viewer("next photo", { tap: ".lightbox__arrow--next" }),
  viewer("next photo by key", { key: "ArrowRight" }),
  viewer("zoom", { key: "+" }),
  viewer("hide the strip", { key: "t" }),
  viewer("details", { key: "i" }),
  viewer("menu", inViewer("more")),
  viewer("close", inViewer("close")),
];
