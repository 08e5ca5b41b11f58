import type { Examples } from "../examples.ts";

const words = (
  <div className="wrap">
    <p className="label">A label in small capitals</p>
    <p className="plate">
      <span className="plate__number">Plate II</span>The quadrangle at lamp-lighting
    </p>
  </div>
);

export default {
  piece: "Label and plate",
  use: "A label names a block; a plate describes a picture.",
  examples: [
    { name: "On paper", show: words },
    { name: "On pine", show: words, onPine: true },
  ],
} satisfies Examples;
