import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates one island with the HTML and the props that the server rendered. */
export function hydrate(place: HTMLElement, Component: ComponentType<object>): void {
  const props: object = JSON.parse(place.dataset["props"] ?? "{}");
  hydrateRoot(place, createElement(Component, props), {
    identifierPrefix: place.dataset["prefix"] ?? "",
    onUncaughtError: (error) => console.error(error),
  });
  place.dataset["alive"] = "";
}
