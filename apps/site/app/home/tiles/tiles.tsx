import { type Tile, tilesOf } from "../../school/facts.ts";
import { schoolCode } from "../../school/school-code.ts";
import { useSchool } from "../../school/use-school.ts";
import { NewTab } from "../../ui/link/new-tab.tsx";
import { Picture } from "../../ui/picture/picture.tsx";

const romans = ["i", "ii", "iii", "iv", "v", "vi"];

/** Life at Our School: six ways on. */
export function Tiles() {
  const tiles = tilesOf(useSchool());
  return (
    <section className="band" aria-labelledby="tiles-title">
      <div className="wrap reveal">
        <h2 className="tiles__title" id="tiles-title">
          Life at Our School
        </h2>
        <ul className="tiles">
          {tiles.map((tile, index) => (
            <li className="tiles__tile" key={tile.label}>
              <Picture
                of={`${schoolCode}/${tile.picture}`}
                className="tiles__picture"
                alt=""
                sizes="(max-width: 900px) 46vw, 400px"
                widths={[160, 320, 480, 640, 960]}
                width={7}
                height={2}
              />
              <h3 className="tiles__name">
                <TileLink tile={tile} />
              </h3>
              <p className="tiles__note" aria-hidden={tile.kind === "placeholder"}>
                <span className="tiles__number" aria-hidden="true">
                  {romans[index]}
                </span>
                {notes[tile.kind]}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const notes = { external: "On another site", page: "On this site", placeholder: "Coming soon" };

function TileLink({ tile }: { tile: Tile }) {
  if (tile.kind === "page") return <a href={tile.href}>{tile.label}</a>;
  if (tile.kind === "external") {
    return (
      <a href={tile.href} target="_blank" rel="noopener">
        {tile.label}
        <NewTab />
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: its address is still to come, and the school wants it to look like the others (R19)
    <a role="link" aria-disabled="true">
      {tile.label}
      <span className="visually-hidden"> (coming soon)</span>
    </a>
  );
}
