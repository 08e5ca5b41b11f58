import type { Examples } from "../examples.ts";
import { EmptyState } from "./empty-state.tsx";

export default {
  component: "Empty state",
  usage: "Shown when a list is empty: the specification's text and a link.",
  examples: [
    {
      name: "With a link, and without",
      element: (
        <div className="cards cards--two wrap">
          <EmptyState title="No message available.">
            <a className="more-link" href="/about">
              About Us
            </a>
          </EmptyState>
          <EmptyState title="No birthdays this month." />
        </div>
      ),
    },
  ],
} satisfies Examples;
