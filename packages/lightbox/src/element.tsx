import { createRoot, type Root } from "react-dom/client";
import { Lightbox } from "./lightbox.tsx";
import { toItems } from "./page/page-elements.ts";
import type { LightboxProps } from "./types.ts";

const NAME = "photo-lightbox";

let count = 0;

/**
 * `<photo-lightbox>` for pages without React. Its content are links to pictures, which work without the
 * script. An attribute is an option (`slideshow-interval="3000"`); `options` also takes functions.
 */
export class PhotoLightbox extends HTMLElement {
  #root: Root | undefined;
  #options: LightboxProps = {};
  /** Whether it had the attribute `open`: without it, the visitor opens. */
  #wasOpen = false;
  #observer = new MutationObserver(() => this.#render());

  get options(): LightboxProps {
    return this.#options;
  }

  set options(options: LightboxProps) {
    this.#options = options;
    this.#render();
  }

  connectedCallback(): void {
    // Also in a copy of another element, which has its number.
    this.dataset["plb"] = String(++count);
    this.#readEarlyOptions();
    // The viewer renders into the body; nothing is rendered here.
    this.#root = createRoot(document.createElement("div"));
    this.#observer.observe(this, { attributes: true, childList: true, subtree: true });
    this.#render();
  }

  /** Options that were set before this class was defined are a property that would hide the setter. */
  #readEarlyOptions(): void {
    if (!Object.hasOwn(this, "options")) return;
    const { options } = this;
    Reflect.deleteProperty(this, "options");
    this.#options = options;
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
    this.#root?.unmount();
    this.#root = undefined;
  }

  #render(): void {
    const selector = `[data-plb="${this.dataset["plb"]}"] a:has(img)`;
    const links = [...this.querySelectorAll("a:has(img)")];
    const images = toItems(links).map((item, index) => ({
      ...item,
      thumbnail: links[index]?.querySelector("img")?.src,
    }));
    const attributes = [...this.attributes].map(({ name, value }) => [
      toCamelCase(name),
      parse(value),
    ]);
    const isOpen = this.hasAttribute("open");
    this.#wasOpen ||= isOpen;
    this.#root?.render(
      <Lightbox
        open={this.#wasOpen ? isOpen : undefined}
        {...Object.fromEntries(attributes)}
        images={images}
        {...this.#options}
        queryElems={selector}
      />,
    );
  }
}

const toCamelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, initial: string) => initial.toUpperCase());

/** `true`, `3000` and `{"next":"Weiter"}` are JSON; an empty attribute is true; the rest is text. */
function parse(value: string): unknown {
  try {
    return JSON.parse(value || "true");
  } catch {
    return value;
  }
}

// Two copies of this module may be on a page.
if (!customElements.get(NAME)) customElements.define(NAME, PhotoLightbox);
