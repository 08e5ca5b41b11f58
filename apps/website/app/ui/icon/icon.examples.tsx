import { Emblem } from "../emblem/emblem.tsx";
import type { Examples } from "../examples.ts";
import { Icon, type IconName, iconNames } from "./icon.tsx";

const one = (name: IconName) => (
  <li key={name}>
    <Icon name={name} /> {name}
  </li>
);

export default {
  component: "Icon and emblem",
  usage: "Decorative, next to text. A button with only an icon needs an accessible name.",
  examples: [
    { name: "Icons", element: <ul className="pager wrap">{iconNames.map(one)}</ul> },
    {
      name: "Emblem",
      element: (
        <div className="wrap">
          <Emblem />
        </div>
      ),
    },
    {
      name: "Emblem on pine",
      onPine: true,
      element: (
        <div className="wrap">
          <Emblem />
        </div>
      ),
    },
  ],
} satisfies Examples;
