import type { Examples } from "../examples.ts";

const content = (
  <div className="wrap">
    <p className="label">A label in small capitals</p>
    <p className="plate">
      <span className="plate__number">Plate II</span>The quadrangle at lamp-lighting
    </p>
  </div>
);

export default {
  component: "Label and plate",
  usage: "A label names a block; a plate describes a picture.",
  examples: [
    { name: "On paper", element: content },
    { name: "On pine", element: content, onPine: true },
  ],
} satisfies Examples;
