import type { Examples } from "../examples.ts";
import { Ridge } from "./ridge.tsx";

export default {
  component: "Ridgeline",
  usage: "Above the footer, and once between two bands. The area below it is pine.",
  examples: [{ name: "On paper", element: <Ridge /> }],
} satisfies Examples;
