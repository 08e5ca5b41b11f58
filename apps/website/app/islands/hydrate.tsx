import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

export function hydrate(root: HTMLElement, Component: ComponentType<object>): void {
  const props: object = JSON.parse(root.dataset["props"] ?? "{}");
  hydrateRoot(root, createElement(Component, props), {
    identifierPrefix: `${root.dataset["island"]}-`,
    onUncaughtError: (error) => console.error(error),
  });
  root.dataset["hydrated"] = "";
}
