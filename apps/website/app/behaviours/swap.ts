import { afterPaint } from "./after-paint.ts";
import { fetchPage } from "./fetch-page.ts";
import { addressOf } from "./form-address.ts";

const TYPING_PAUSE_MS = 200;

type Step = { history: "push" | "replace" | "none"; hash?: string; typedIn?: HTMLInputElement };

/** The page at an address, or a stand-in that has the same marked parts. */
export type PageAt = (address: string, signal: AbortSignal) => Promise<ParentNode>;

type Source = {
  pageAt: PageAt;
  /** The server's HTML is not what this visitor should see, so replace it at once. */
  isStale?: boolean;
};

const fromServer: Source = { pageAt: fetchPage };

/**
 * Partial page updates. All state is in the address (R73), so the next state is the same page at another
 * address: fetch it and replace only the parts with the same `data-swap`.
 *
 * - a click shows its effect before the page is fetched (docs/decisions/002)
 * - `data-swap-fields` marks a form that submits on change and takes over the values of the fetched page
 * - `aria-busy` on the place or in it is `true` while a page loads
 * - `data-replace` on the place: adds no history entry; without it each state is one, and Back updates too
 */
export function swap(place: HTMLElement, { pageAt, isStale = false } = fromServer): void {
  const isReplacing = place.hasAttribute("data-replace");
  let underWay = new AbortController();
  let pause: number | undefined;
  // All keystrokes of one search are one history entry.
  let hasStepForTyping = false;
  let shown = location.pathname + location.search;

  async function show(address: string, { history: move, hash = "", typedIn }: Step): Promise<void> {
    clearTimeout(pause);
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    if (move !== "none" && address !== shown) {
      const isPush = move === "push" && !isReplacing;
      history[isPush ? "pushState" : "replaceState"](history.state, "", address + hash);
    }
    shown = address;
    setBusy(place, true);
    try {
      const page = await pageAt(address, signal);
      takeOver(place, page, typedIn);
      setBusy(place, false);
    } catch {
      if (signal.aborted) return;
      setBusy(place, false);
      // The browser navigates and reports an error itself. Does not navigate while the visitor is typing.
      if (!typedIn) location.reload();
    }
  }

  /** Reads the address at once: the click may change the target of the next click. */
  const showLater = (address: string, step: Step) => afterPaint(() => void show(address, step));

  place.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.form) return;
    const { form } = target;
    clearTimeout(pause);
    pause = window.setTimeout(() => {
      const step: Step = { history: hasStepForTyping ? "replace" : "push", typedIn: target };
      hasStepForTyping = true;
      void show(addressOf(form), step);
    }, TYPING_PAUSE_MS);
  });
  place.addEventListener("change", ({ target }) => {
    hasStepForTyping = false;
    if (target instanceof HTMLSelectElement && target.form) {
      showLater(addressOf(target.form), { history: "push" });
    }
  });
  place.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { hash } = new URL(event.target.action);
    showLater(addressOf(event.target, event.submitter), { history: "push", hash });
  });
  window.addEventListener("popstate", () => {
    hasStepForTyping = false;
    const address = location.pathname + location.search;
    if (address !== shown && !isReplacing) void show(address, { history: "none" });
  });

  // Applies what the visitor chose before this script ran.
  const early = controlsOf(place).find(isChanged);
  if (early?.form) {
    const typedIn = early instanceof HTMLInputElement ? early : undefined;
    void show(addressOf(early.form), { history: "push", typedIn });
  } else if (isStale) {
    void show(shown, { history: "none" });
  }
}

function setBusy(place: HTMLElement, isBusy: boolean): void {
  const busy = place.ariaBusy ? place : place.querySelector("[aria-busy]");
  busy?.setAttribute("aria-busy", String(isBusy));
}

/** Replaces the parts and filter values by those of the fetched page. Does not touch the field being typed in. */
function takeOver(
  place: HTMLElement,
  page: ParentNode,
  typedIn: HTMLInputElement | undefined,
): void {
  if (page instanceof Document) document.title = page.title;
  // Values first: moving the options out of a fetched select empties its value.
  const values = new Map(controlsOf(page).map((control) => [control.name, control.value]));
  for (const part of place.querySelectorAll<HTMLElement>("[data-swap]")) {
    const next = page.querySelector(`[data-swap="${part.dataset["swap"]}"]`);
    if (!next) continue;
    const heldFocus = part.contains(document.activeElement);
    part.replaceChildren(...document.adoptNode(next).childNodes);
    if (heldFocus) part.focus({ preventScroll: true });
  }
  for (const control of controlsOf(place)) {
    const value = values.get(control.name);
    if (value !== undefined && control !== typedIn) control.value = value;
  }
}

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (root: ParentNode): Control[] =>
  Array.from(root.querySelectorAll<Control>("[data-swap-fields] :is(input, select)[name]"));

const isChanged = (control: Control): boolean =>
  control instanceof HTMLInputElement
    ? control.value !== control.defaultValue
    : !control.selectedOptions[0]?.defaultSelected;
