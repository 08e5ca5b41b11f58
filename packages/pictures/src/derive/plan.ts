import type { Light, Season } from "../light-and-season.ts";
import { type Master, masters } from "../masters.ts";
import { pick, random, seedFrom } from "../random.ts";
import type { LookName } from "./looks.ts";
import { subjectWords } from "./subjects.ts";

export type Shape = "landscape" | "portrait" | "square";

/** One derived picture to be made: where to cut (pixels of the master), how to grade, what to say. */
export type Derivation = {
  master: Master;
  fileName: string;
  shape: Shape;
  cut: { left: number; top: number; width: number; height: number };
  /** Pixels of the result: never more than were cut. */
  width: number;
  height: number;
  mirrored: boolean;
  look: LookName;
  index: number;
};

/** The looks that stay believable for a picture, first the ones that change it most. */
function believableLooks(master: Master): readonly LookName[] {
  const { light, season } = master as { light: Light; season: Season };
  if (light === "night") return ["faded", "cold", "plain"];
  if (subjectWords[master.subject]?.indoors) {
    return light === "noon" ? ["evening", "faded", "early"] : ["day", "faded", "early"];
  }
  if (season === "winter")
    return light === "dusk" ? ["early", "night", "plain"] : ["evening", "cold", "night"];
  if (season === "monsoon")
    return light === "dusk" ? ["day", "night", "early"] : ["evening", "early", "night"];
  if (light === "noon") return ["autumn", "evening", "rain", "early", "night"];
  if (light === "dawn") return ["day", "rain", "autumn", "night"];
  return ["early", "night", "cold"];
}

const ratios: Record<Shape, readonly number[]> = {
  landscape: [3 / 2, 4 / 3, 16 / 9],
  portrait: [2 / 3, 3 / 4, 4 / 5],
  square: [1],
};

/** At most, in pixels. */
const longSide = 1600;

/** How much of what fits is taken, by turn. */
const zooms = [0.96, 0.9, 0.82];

function cutFor(master: Master, shape: Shape, index: number, zoom: number) {
  const r = random(seedFrom(`${master.name} ${shape} ${index}`));
  const ratio = pick(ratios[shape], index);
  const fits = Math.min(master.width, master.height * ratio);
  const width = Math.round(fits * zoom);
  const height = Math.round(width / ratio);
  const left = Math.round((master.width - width) * (0.1 + 0.8 * r()));
  // an upright picture cut across keeps its middle, not only its sky or its floor
  const across = master.height > master.width && shape !== "portrait";
  const down = across ? 0.42 + 0.16 * r() : 0.15 + 0.7 * r();
  const top = Math.round((master.height - height) * down);
  // A cut is made smaller, never larger: what a master does not hold cannot be shown.
  const scale = Math.min(1, longSide / Math.max(width, height));
  return {
    cut: { left, top, width, height },
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

/** The list of derived pictures: always the same for the same masters. */
export function planDerivations(): Derivation[] {
  const sources = masters.filter(
    ({ name, subject }) => !name.endsWith("-tall") && subjectWords[subject],
  );
  const names = random(seedFrom("file names of the derived pictures"));
  const plan: Derivation[] = [];
  for (const [at, master] of sources.entries()) {
    const upright = master.height > master.width;
    const shapes: Shape[] = upright
      ? ["portrait", "square", "landscape"]
      : ["landscape", pick(["portrait", "square"], at), "landscape"];
    const looks = believableLooks(master);
    for (const [k, shape] of shapes.entries()) {
      // Of a panorama the first cut takes all that there is.
      const zoom = k === 0 && master.height < 1000 ? 1 : (zooms[k] ?? 0.8);
      plan.push({
        master,
        fileName: `${Math.floor(names() * 2 ** 32)
          .toString(16)
          .padStart(8, "0")}.jpg`,
        shape,
        ...cutFor(master, shape, at + k, zoom),
        mirrored: k === 0,
        look: k === 0 ? "plain" : pick(looks, at + k),
        index: plan.length,
      });
    }
  }
  return plan;
}
