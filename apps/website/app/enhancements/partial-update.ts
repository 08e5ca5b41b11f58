import { afterPaint } from "./after-paint.ts";
import { toAddress } from "./form-address.ts";

const TYPING_PAUSE_MS = 200;

type Update = { history: "push" | "replace" | "none"; hash?: string; input?: HTMLInputElement };

/** The page at an address, or any element with the same marked parts. */
export type PageAt = (address: string, signal: AbortSignal) => Promise<ParentNode>;

type Source = {
  pageAt: PageAt;
  /** The server's HTML is not what this visitor should see, so replace it at once. */
  isStale?: boolean;
};

const fromServer: Source = { pageAt: fetchPage };

/**
 * Partial page updates. All state is in the address (R73), so the next state is the same page at another
 * address: fetch it and replace only the parts with the same `data-update`.
 *
 * - a click shows its effect before the page is fetched (docs/decisions/002)
 * - `data-update-fields` marks a form that submits on change and takes over the values of the fetched page
 * - `aria-busy` of the root, or of an element in it, is `true` while a page loads
 * - with `data-replace` on the root, an update replaces the history entry; otherwise it adds one
 */
export function partialUpdate(root: HTMLElement, { pageAt, isStale = false } = fromServer): void {
  const isReplacing = root.hasAttribute("data-replace");
  let inFlight = new AbortController();
  let typingTimer: number | undefined;
  // All keystrokes of one search are one history entry.
  let hasTypingEntry = false;
  let shown = location.pathname + location.search;

  async function show(address: string, { history: mode, hash = "", input }: Update): Promise<void> {
    clearTimeout(typingTimer);
    inFlight.abort();
    inFlight = new AbortController();
    const { signal } = inFlight;
    if (mode !== "none" && address !== shown) {
      const isPush = mode === "push" && !isReplacing;
      history[isPush ? "pushState" : "replaceState"](history.state, "", address + hash);
    }
    shown = address;
    setBusy(root, true);
    try {
      const page = await pageAt(address, signal);
      applyPage(root, page, input);
      setBusy(root, false);
    } catch {
      if (signal.aborted) return;
      setBusy(root, false);
      // The browser navigates and reports an error itself. Does not navigate while the visitor is typing.
      if (!input) location.reload();
    }
  }

  /** The address is read before the paint: the click may change the target of the next click. */
  const defer = (address: string, update: Update) => afterPaint(() => void show(address, update));

  root.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.form) return;
    const { form } = target;
    clearTimeout(typingTimer);
    typingTimer = window.setTimeout(() => {
      const update: Update = { history: hasTypingEntry ? "replace" : "push", input: target };
      hasTypingEntry = true;
      void show(toAddress(form), update);
    }, TYPING_PAUSE_MS);
  });
  root.addEventListener("change", ({ target }) => {
    hasTypingEntry = false;
    if (target instanceof HTMLSelectElement && target.form) {
      defer(toAddress(target.form), { history: "push" });
    }
  });
  root.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { hash } = new URL(event.target.action);
    defer(toAddress(event.target, event.submitter), { history: "push", hash });
  });
  window.addEventListener("popstate", () => {
    hasTypingEntry = false;
    const address = location.pathname + location.search;
    if (address !== shown && !isReplacing) void show(address, { history: "none" });
  });

  // Applies filters that the visitor changed before this script ran.
  const changed = findControls(root).find(isChanged);
  if (changed?.form) {
    const input = changed instanceof HTMLInputElement ? changed : undefined;
    void show(toAddress(changed.form), { history: "push", input });
  } else if (isStale) {
    void show(shown, { history: "none" });
  }
}

function setBusy(root: HTMLElement, isBusy: boolean): void {
  const busy = root.ariaBusy ? root : root.querySelector("[aria-busy]");
  busy?.setAttribute("aria-busy", String(isBusy));
}

/** Replaces the parts and filter values by those of the fetched page, except the input being typed in. */
function applyPage(root: HTMLElement, page: ParentNode, input: HTMLInputElement | undefined): void {
  if (page instanceof Document) document.title = page.title;
  // Values first: moving the options out of a fetched select empties its value.
  const values = new Map(findControls(page).map((control) => [control.name, control.value]));
  for (const part of root.querySelectorAll<HTMLElement>("[data-update]")) {
    const next = page.querySelector(`[data-update="${part.dataset["update"]}"]`);
    if (!next) continue;
    const hadFocus = part.contains(document.activeElement);
    part.replaceChildren(...document.adoptNode(next).childNodes);
    if (hadFocus) part.focus({ preventScroll: true });
  }
  for (const control of findControls(root)) {
    const value = values.get(control.name);
    if (value !== undefined && control !== input) control.value = value;
  }
}

type Control = HTMLInputElement | HTMLSelectElement;

const findControls = (root: ParentNode): Control[] =>
  Array.from(root.querySelectorAll<Control>("[data-update-fields] :is(input, select)[name]"));

const isChanged = (control: Control): boolean =>
  control instanceof HTMLInputElement
    ? control.value !== control.defaultValue
    : !control.selectedOptions[0]?.defaultSelected;

/** XMLHttpRequest parses the page itself, so no string becomes HTML (`trusted-types 'none'`). */
function fetchPage(address: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    const fail = (reason: string) => () =>
      reject(new PageNotFetchedError(`${address} was not fetched (${reason}).`));
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else fail(`status ${request.status}`)();
    };
    request.onerror = fail("no connection");
    request.onabort = fail("aborted");
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send();
  });
}

class PageNotFetchedError extends Error {
  override readonly name = "PageNotFetchedError";
}
