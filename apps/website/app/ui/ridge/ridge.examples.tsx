import type { Examples } from "../examples.ts";
import { Ridge } from "./ridge.tsx";

export default {
  piece: "Ridgeline",
  use: "Above the footer, and once between two bands. The area below it is pine.",
  examples: [{ name: "On paper", show: <Ridge /> }],
} satisfies Examples;
