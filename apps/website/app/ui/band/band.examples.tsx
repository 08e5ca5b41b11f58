import type { Examples } from "../examples.ts";
import { Band } from "./band.tsx";

const link = (
  <a className="more-link" href="/Events">
    See all
  </a>
);
const content = <p>The content of the band is here, next to its margin.</p>;

export default {
  component: "Band",
  usage: "One section of a page: label, note and link in the margin, the rest next to it.",
  examples: [
    {
      name: "On paper",
      element: (
        <Band label="On paper" note="A note in italics" link={link}>
          {content}
        </Band>
      ),
    },
    {
      name: "On mist, with the label as heading",
      element: (
        <Band tone="mist" label="On mist" isHeading>
          {content}
        </Band>
      ),
    },
  ],
} satisfies Examples;
