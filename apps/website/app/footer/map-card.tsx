import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { Emblem } from "../ui/emblem/emblem.tsx";
import { Facade } from "../ui/facade/facade.tsx";

type MapCardProps = {
  name?: string;
  isPlain?: boolean;
};

export function MapCard({ name = "map", isPlain = false }: MapCardProps) {
  const t = useText();
  const { identity, links } = useSchool();
  return (
    <Facade
      name={name}
      title={t("Map of {school}", { school: identity.name })}
      src={links.map.embed}
      load={t("Load the map")}
      page={{ href: links.map.page, label: t("Open in a new tab") }}
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

const mapContours =
  "M0 14S76 28 132 28 208 20 264 20 340 -3 396 -3 472 5 528 5M0 56S76 53 132 53 208 50 264 50 340 21 396 21 472 44 528 44M0 93S76 80 132 80 208 75 264 75 340 52 396 52 472 80 528 80M0 123S76 110 132 110 208 92 264 92 340 90 396 90 472 110 528 110M0 144S76 140 132 140 208 115 264 115 340 132 396 132 472 144 528 144M0 169S76 168 132 168 208 143 264 143 340 171 396 171 472 174 528 174M0 197S76 186 132 186 208 178 264 178 340 205 396 205 472 207 528 207M0 228S76 208 132 208 208 215 264 215 340 234 396 234 472 240 528 240M0 258S76 232 132 232 208 257 264 257 340 263 396 263 472 269 528 269";
