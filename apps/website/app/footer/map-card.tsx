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
  "M0 14S38 31 66 31 104 28 132 28 170 22 198 22 236 20 264 20 302 18 330 18 368 -3 396 -3 434 -7 462 -7 500 5 528 5M0 56S38 64 66 64 104 53 132 53 170 50 198 50 236 50 264 50 302 35 330 35 368 21 396 21 434 28 462 28 500 44 528 44M0 93S38 86 66 86 104 80 132 80 170 78 198 78 236 75 264 75 302 56 330 56 368 52 396 52 434 68 462 68 500 80 528 80M0 123S38 112 66 112 104 110 132 110 170 110 198 110 236 92 264 92 302 82 330 82 368 90 396 90 434 106 462 106 500 110 528 110M0 144S38 136 66 136 104 140 132 140 170 132 198 132 236 115 264 115 302 115 330 115 368 132 396 132 434 145 462 145 500 144 528 144M0 169S38 168 66 168 104 168 132 168 170 151 198 151 236 143 264 143 302 155 330 155 368 171 396 171 434 174 462 174 500 174 528 174M0 197S38 199 66 199 104 186 132 186 170 176 198 176 236 178 264 178 302 197 330 197 368 205 396 205 434 202 462 202 500 207 528 207M0 228S38 222 66 222 104 208 132 208 170 203 198 203 236 215 264 215 302 231 330 231 368 234 396 234 434 231 462 231 500 240 528 240M0 258S38 246 66 246 104 232 132 232 170 238 198 238 236 257 264 257 302 264 330 264 368 263 396 263 434 264 462 264 500 269 528 269";
