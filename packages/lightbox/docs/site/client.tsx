/** Runs the examples and the demos of the options. */
import { Lightbox } from "photo-lightbox";
import "photo-lightbox/element";
import "photo-lightbox/style.css";
import { Fragment, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { examples, photos } from "./examples.tsx";
import { getDemo } from "./option-demos.tsx";
import "./site.css";

/** Renders into an element at once, each time with new state: a press on what it replaces would be lost. */
function createRenderer(element: HTMLElement): (content: ReactNode) => void {
  const root = createRoot(element);
  let count = 0;
  return (content) => flushSync(() => root.render(<Fragment key={count++}>{content}</Fragment>));
}

for (const element of document.querySelectorAll<HTMLElement>("[data-example]")) {
  const name = element.dataset["example"] ?? "";
  const button = document.querySelector(`[data-run="${name}"]`);
  const render = createRenderer(element);
  const run = () => render(examples[name]?.content);
  if (button) button.addEventListener("click", run);
  else run();
}

const result = document.createElement("div");
result.className = "result";
const render = createRenderer(result);
for (const button of document.querySelectorAll<HTMLElement>("[data-option]")) {
  button.addEventListener("click", () => {
    button.after(result);
    const demo = getDemo(button.dataset["option"] ?? "");
    render(<Lightbox images={photos} defaultOpen {...demo} />);
  });
}
