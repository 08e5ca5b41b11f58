import { useSchool } from "../school/use-school.ts";
import { Emblem } from "../ui/emblem/emblem.tsx";
import { Facade } from "../ui/facade/facade.tsx";
import { mapContours } from "./map-contours.ts";

type MapCardProps = {
  /** Unique on the page. */
  name?: string;
  /** Without contour lines, which are most of its bytes. */
  isPlain?: boolean;
};

/** A drawn map: contour lines, the road and the school. A click loads the real map. */
export function MapCard({ name = "map", isPlain = false }: MapCardProps) {
  const { identity, links } = useSchool();
  return (
    <Facade
      name={name}
      title={`Map of ${identity.name}`}
      src={links.map.embed}
      load="Load the map"
      page={{ href: links.map.page, label: "Open in a new tab" }}
    >
      <div className="map-card" aria-hidden="true">
        <svg
          className="map-card__land"
          viewBox="0 0 528 240"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {!isPlain && <path className="map-card__contours" d={mapContours} />}
          <path
            className="map-card__road"
            d="M0 214C52 196 92 176 150 170S250 190 292 183 376 118 422 104 500 102 528 78"
          />
          <path className="map-card__drive" d="M300 180C312 160 292 140 286 122" />
          <path className="map-card__north" d="M490 60V32M484 39L490 32L496 39" />
        </svg>
        <span className="map-card__school">
          <Emblem />
        </span>
        <span className="map-card__place">{identity.name}</span>
        <span className="map-card__place map-card__place--road">{identity.address[0]}</span>
      </div>
    </Facade>
  );
}
