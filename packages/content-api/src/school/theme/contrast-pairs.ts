/** `text` 4.5:1, `large` (from 24 px) and `control` (what shows that there is a control, or its state) 3:1. */
export type Pair = {
  front: string;
  ground: string;
  kind: "text" | "large" | "control";
  use: string;
};

/** The minimum contrast ratio by WCAG 2. */
export const minContrast = { text: 4.5, large: 3, control: 3 } as const;

const pair = (front: string, ground: string, kind: Pair["kind"], use: string): Pair => ({
  front,
  ground,
  kind,
  use,
});

const onEveryPaper = (front: string, kind: Pair["kind"], use: string): Pair[] =>
  ["paper", "mist", "leaf"].map((ground) => pair(front, ground, kind, use));

/** Every pair of foreground and background on the site. Add a line for a new pair. */
export const contrastPairs: readonly Pair[] = [
  ...onEveryPaper("ink", "text", "text"),
  ...onEveryPaper("ink-soft", "text", "secondary text"),
  ...onEveryPaper("brass-ink", "text", "labels, focus ring"),
  ...onEveryPaper("pine-bright", "text", "links"),
  ...onEveryPaper("crimson", "text", "mistakes"),
  pair("paper", "crimson", "text", "the urgent notice"),
  ...onEveryPaper("brass", "large", "large figures, drop capitals, marks of the chosen tab"),
  ...onEveryPaper("control", "control", "borders of fields and buttons"),
  pair("on-brass", "brass-button", "text", "brass button"),
  pair("on-brass", "brass-button-hover", "text", "brass button under the pointer"),
  pair("on-pine", "pine", "text", "text on pine"),
  pair("on-pine-soft", "pine", "text", "secondary text on pine"),
  pair("on-pine-quiet", "pine", "text", "tabs and years that are not chosen"),
  pair("on-pine-brass", "pine", "text", "labels on pine"),
  pair("on-pine-gold", "pine", "text", "figures and focus ring on pine"),
  pair("on-pine-control", "pine", "control", "borders of buttons on pine"),
  pair("on-picture-soft", "pine-deep", "text", "links of the menu"),
  pair("on-picture", "pine-deep", "text", "links of the menu under the pointer"),
  pair("on-pine-gold", "pine-deep", "text", "the current page in the menu"),
  pair("on-pine-brass", "pine-deep", "text", "hints in the menu"),
  pair("on-picture", "night", "text", "words over pictures, on their gradient"),
  pair("on-picture-soft", "night", "text", "captions over pictures"),
  pair("on-pine-gold", "night", "text", "second line of the slogan"),
];
