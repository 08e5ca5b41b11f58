import type { Examples } from "../examples.ts";

const tabs = (label: string) => (
  <div className="wrap">
    <nav className="tabs" aria-label={label}>
      <a className="tabs__tab" href="/Events" aria-current="page">
        Events
      </a>
      <a className="tabs__tab" href="/News">
        News
      </a>
    </nav>
  </div>
);

export default {
  piece: "Tabs",
  use: "Links to neighbours, or tabs of the ARIA pattern (enhancements/tabs.ts); the looks are the same.",
  examples: [
    { name: "On paper", show: tabs("Tabs on paper") },
    { name: "On pine", show: tabs("Tabs on pine"), onPine: true },
  ],
} satisfies Examples;
