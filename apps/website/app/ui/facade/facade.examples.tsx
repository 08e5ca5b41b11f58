import { MapCard } from "../../footer/map-card.tsx";
import { schoolPicture } from "../../school/pictures.ts";
import type { Examples } from "../examples.ts";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { Facade } from "./facade.tsx";

export default {
  component: "Facade",
  usage: "A placeholder for third-party content; nothing loads before the click.",
  examples: [
    {
      name: "A video with a poster image",
      element: (
        <div className="cards cards--two wrap">
          <Facade name="film" title="A film" src="https://example.org/film" load="Load the film">
            <Picture
              className="facade__poster"
              src={schoolPicture}
              alt=""
              sizes="50vw"
              width={16}
              height={9}
            />
            <span className="facade__play">
              <Icon name="play" />
            </span>
          </Facade>
        </div>
      ),
    },
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
