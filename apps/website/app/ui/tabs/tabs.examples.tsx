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
  component: "Tabs",
  usage: "Links to related lists, or ARIA tabs (enhancements/tabs.ts); they look the same.",
  examples: [
    { name: "On paper", element: tabs("Tabs on paper") },
    { name: "On pine", element: tabs("Tabs on pine"), onPine: true },
  ],
} satisfies Examples;
