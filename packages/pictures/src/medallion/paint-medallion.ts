import { random } from "../random.ts";
import { letters } from "./letters.ts";

/** Pixels. `plate` is the upright frame in which the website shows the principal. */
const shapes = {
  round: { width: 480, height: 480 },
  plate: { width: 960, height: 1200 },
} as const;

/** The drawing's own units: the ring fills a square of this size in the middle. */
const size = 480;

/** Paper, shade, ring and letter colours that sit well together on a light and on a dark page. */
const tints = [
  { paper: "#f6f0e2", edge: "#e3d9c2", ring: "#a9802f", ink: "#12332a" },
  { paper: "#e9eee6", edge: "#cfdacd", ring: "#a9802f", ink: "#1e5143" },
  { paper: "#f3e9e2", edge: "#e0cfc4", ring: "#a07a3a", ink: "#6d1c28" },
  { paper: "#e6ebee", edge: "#cbd6dc", ring: "#9c7c3c", ink: "#22384a" },
  { paper: "#12332a", edge: "#0b221c", ring: "#d9b25f", ink: "#efe4c8" },
  { paper: "#efe7d2", edge: "#d9cba8", ring: "#8d6a24", ink: "#3b2f1c" },
] as const;

/**
 * Draws a monogram (one or two capitals A to Z) in a double brass ring on paper and writes it as a
 * JPEG: `round` (the default) is a square of 480 px, `plate` 960 by 1200 px. The seed chooses the tint.
 * Throws RangeError when no letter is given.
 */
export async function paintMedallion(o: {
  initials: string;
  seed: number;
  outFile: string;
  shape?: keyof typeof shapes;
}): Promise<void> {
  const { default: sharp } = await import("sharp");
  const tint = tints[Math.floor(random(o.seed)() * tints.length)] ?? tints[0];
  const svg = medallionSvg(o.initials, tint, o.seed, shapes[o.shape ?? "round"]);
  await sharp(Buffer.from(svg))
    .flatten({ background: tint.paper })
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(o.outFile);
}

function medallionSvg(
  initials: string,
  tint: (typeof tints)[number],
  seed: number,
  { width, height }: (typeof shapes)[keyof typeof shapes],
): string {
  const c = size / 2;
  const grain = 1 + (seed % 97);
  // The ring keeps its square; what is more is paper.
  const high = (size * height) / width;
  const up = (size - high) / 2;
  const whole = `y="${up}" width="${size}" height="${high}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${up} ${size} ${high}">
    <defs>
      <radialGradient id="paper" cx="0.42" cy="0.36" r="0.8"><stop offset="0" stop-color="${tint.paper}"/><stop offset="1" stop-color="${tint.edge}"/></radialGradient>
      <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3dc9f"/><stop offset="0.35" stop-color="${tint.ring}"/><stop offset="0.62" stop-color="#e2c47c"/><stop offset="1" stop-color="${tint.ring}"/></linearGradient>
      <filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="3" seed="${grain}"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.45 0 0 0 0 0.36 0 0 0 -1.4 0.9"/></filter>
    </defs>
    <rect ${whole} fill="url(#paper)"/>
    <rect ${whole} filter="url(#grain)" opacity="0.14"/>
    <circle cx="${c}" cy="${c}" r="214" fill="none" stroke="url(#brass)" stroke-width="7"/>
    <circle cx="${c}" cy="${c}" r="199" fill="none" stroke="url(#brass)" stroke-width="2.2"/>
    ${monogram(initials, tint.ink)}
  </svg>`;
}

/** The letters as paths, so that no font of the machine is needed. */
function monogram(initials: string, ink: string): string {
  const capitals = [...initials.toUpperCase()].flatMap((char) => letters[char] ?? []).slice(0, 2);
  const first = capitals[0];
  const last = capitals.at(-1);
  if (!first || !last) {
    throw new RangeError(
      `A medallion needs one or two letters from A to Z, but got "${initials}", so there is nothing to draw. Pass the initials of the name.`,
    );
  }
  const tracking = 24;
  const width = capitals.reduce((sum, l) => sum + l.advance + tracking, -tracking);
  const scale = Math.min(0.27, 250 / width);
  let x = size / 2 - (scale * (width - (last.advance - last.right) + first.left)) / 2;
  const baseline = size / 2 + 338 * scale;
  const parts: string[] = [];
  for (const letter of capitals) {
    parts.push(
      `<path transform="translate(${x.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale.toFixed(4)})" d="${letter.path}"/>`,
    );
    x += (letter.advance + tracking) * scale;
  }
  return `<g fill="${ink}">${parts.join("")}</g>`;
}
