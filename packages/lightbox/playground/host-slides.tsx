import { useEffect, useRef } from "react";
import type { LightboxProps } from "../src/index.ts";

/** A field in a shadow tree: outside, the target of its events is the host element. */
function ShadowField() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: "open" });
    root?.replaceChildren(
      Object.assign(document.createElement("input"), { ariaLabel: "Field in a shadow tree" }),
    );
  }, []);
  return <div ref={host} />;
}

type Render = NonNullable<LightboxProps["renderSlide"]>;

/** Custom slides by name. */
export const slides = {
  shadowField: (_item, index) => (index === 0 ? <ShadowField /> : undefined),
  loopingVideo: (_item, index) =>
    index === 1 ? (
      <video src="/clip.webm?n=9" muted loop autoPlay playsInline aria-label="A looping video" />
    ) : undefined,
  turntable: (_item, index) =>
    index === 0 ? (
      <button type="button" onKeyDown={(event) => event.stopPropagation()}>
        Turn it by the arrow keys
      </button>
    ) : undefined,
  text: () => (
    <section className="host-text">
      <h2>Heading</h2>
      <button type="button" aria-disabled="true">
        Press
      </button>
      <dl>
        <div>
          <dt>Term</dt>
          <dd>
            <kbd>K</kbd>
          </dd>
        </div>
      </dl>
    </section>
  ),
  article: () => <article className="own-slide">A long text</article>,
  cards: (item) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={`Cards of ${item.id}`}
      style={{ blockSize: 300, overflow: "auto" }}
    >
      {[1, 2, 3, 4, 5].map((card) => (
        <div key={card} style={{ blockSize: 200, overflow: "hidden", background: "#345" }}>
          Card {card}
        </div>
      ))}
    </div>
  ),
} satisfies Record<string, Render>;
