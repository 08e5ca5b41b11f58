/** Runs the examples and the demos of the options. */
import { Lightbox } from "photo-lightbox";
import "photo-lightbox/element";
import "photo-lightbox/style.css";
import { Fragment, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { examples } from "./examples.tsx";
import { demos } from "./option-demos.tsx";
import { photos } from "./photos.ts";
import "./site.css";

/** Renders into an element, each time with new state. */
function createRenderer(element: HTMLElement): (content: ReactNode) => void {
  const root = createRoot(element);
  let count = 0;
  return (content) => root.render(<Fragment key={count++}>{content}</Fragment>);
}

for (const element of document.querySelectorAll<HTMLElement>("[data-example]")) {
  const name = element.dataset["example"] ?? "";
  const hasContent = element.childElementCount > 0;
  const render = createRenderer(element);
  if (hasContent) render(examples[name]);
  else findButton(name)?.addEventListener("click", () => render(examples[name]));
}

const result = document.createElement("div");
result.className = "result";
const renderDemo = createRenderer(result);
for (const [name, demo] of Object.entries(demos)) {
  const button = findButton(`option:${name}`);
  button?.addEventListener("click", () => {
    button.after(result);
    renderDemo(<Lightbox images={photos} defaultOpen {...demo} />);
  });
}

function findButton(name: string): Element | null {
  return document.querySelector(`[data-run="${name}"]`);
}
