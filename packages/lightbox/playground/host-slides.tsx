import { useEffect, useRef } from "react";
import type { LightboxProps } from "../src/index.ts";

/** A field whose events come from its host element for all that are outside. */
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

/** Slides of a host page's own. */
export const slides = {
  shadowField: (_item, index) => (index === 0 ? <ShadowField /> : undefined),
  loopingVideo: (_item, index) =>
    index === 1 ? (
      <video src="/clip.webm?n=9" muted loop autoPlay playsInline aria-label="A silent film" />
    ) : undefined,
  turntable: (_item, index) =>
    index === 0 ? (
      <button type="button" onKeyDown={(event) => event.stopPropagation()}>
        Turn it by the arrow keys
      </button>
    ) : undefined,
  article: () => <article className="own-slide">A long letter</article>,
} satisfies Record<string, Render>;
