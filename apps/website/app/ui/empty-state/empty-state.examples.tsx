import type { Examples } from "../examples.ts";
import { EmptyState } from "./empty-state.tsx";

export default {
  piece: "Empty state",
  use: "A deliberate nothing, in the specification's words, with a way on.",
  examples: [
    {
      name: "With a way on, and without",
      show: (
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
