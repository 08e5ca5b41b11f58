import { MapCard } from "../../footer/map-card.tsx";
import type { Examples } from "../examples.ts";

export default {
  component: "Facade",
  usage: "A placeholder for third-party content; nothing loads before the click.",
  examples: [
    {
      name: "The map, on pine",
      onPine: true,
      element: (
        <div className="cards cards--two wrap">
          <MapCard name="example-map" />
        </div>
      ),
    },
  ],
} satisfies Examples;
