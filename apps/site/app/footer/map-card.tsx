import { identity } from "../school/identity.ts";
import { links } from "../school/links.ts";
import { Facade } from "../ui/facade.tsx";

/** A drawn map; the real one comes on a click. */
export function MapCard() {
  return (
    <Facade
      name="map"
      title={`Map of the way to ${identity.name}`}
      src={links.map.embed}
      load="Load the map"
    >
      <svg
        className="map-card__drawing"
        viewBox="0 0 520 240"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
      >
        <g opacity="0.34">
          <path d="M0 60C80 30 150 70 240 48s180-40 280-8" />
          <path d="M0 96C90 66 160 104 250 84s170-34 270-4" />
          <path d="M0 132C100 104 170 138 262 120s160-28 258 0" />
          <path d="M0 168C96 146 178 172 270 156s156-22 250 4" />
          <path d="M0 204C90 186 180 206 276 192s150-16 244 8" />
        </g>
        <path d="M0 226C96 214 150 178 232 186S380 150 432 118 500 84 520 72" strokeWidth="3" />
        <circle cx="286" cy="112" r="11" strokeWidth="2" />
        <path d="M286 123v56" strokeDasharray="3 6" strokeWidth="2" />
      </svg>
      <span className="map-card__place">{identity.address[0]}</span>
    </Facade>
  );
}
