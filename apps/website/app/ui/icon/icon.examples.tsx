import { Emblem } from "../emblem/emblem.tsx";
import type { Examples } from "../examples.ts";
import { Icon, type IconName, iconNames } from "./icon.tsx";

const one = (name: IconName) => (
  <li key={name}>
    <Icon name={name} /> {name}
  </li>
);

export default {
  piece: "Icon and emblem",
  use: "Decoration next to text; a control that shows an icon alone is named in words.",
  examples: [
    { name: "Icons", show: <ul className="pager wrap">{iconNames.map(one)}</ul> },
    {
      name: "Emblem",
      show: (
        <div className="wrap">
          <Emblem />
        </div>
      ),
    },
    {
      name: "Emblem on pine",
      onPine: true,
      show: (
        <div className="wrap">
          <Emblem />
        </div>
      ),
    },
  ],
} satisfies Examples;
