/** One curve: a name, and for each step along the bottom its height. */
export type Curve = { name: string; unit: string; points: { at: number; height: number }[] };

const WIDTH = 640;
const HEIGHT = 70;
/** From one curve to the next: its name, the highest label, the curve, its foot. */
const STEP = 160;
const LEFT = 40;

/** Curves one below the other, both axes by powers of ten, as a drawing that any browser shows. */
export function drawCurves(title: string, curves: Curve[]): string {
  const parts = curves.map((curve, n) => drawCurve(curve, 85 + n * STEP));
  const height = 50 + curves.length * STEP;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH + LEFT + 60} ${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
<text x="10" y="20" font-size="15">${title}</text>
${parts.join("\n")}
</svg>
`;
}

function drawCurve({ name, unit, points }: Curve, top: number): string {
  const ats = points.map(({ at }) => Math.log10(at));
  const heights = points.map(({ height }) => Math.log10(Math.max(height, 0.01)));
  const [left, right] = [Math.min(...ats), Math.max(...ats)];
  const [low, high] = [Math.floor(Math.min(...heights)), Math.ceil(Math.max(...heights))];
  const x = (at: number) => LEFT + ((at - left) / (right - left || 1)) * WIDTH;
  const y = (height: number) => top + HEIGHT - ((height - low) / (high - low || 1)) * HEIGHT;
  const marks = points.map((point, n) => {
    const [cx, cy] = [x(ats[n] ?? 0), y(heights[n] ?? 0)];
    return `<circle cx="${cx}" cy="${cy}" r="3" fill="#1d4e3a"/>
<text x="${cx}" y="${cy - 8}" text-anchor="middle">${shortly(point.height)}</text>
<text x="${cx}" y="${top + HEIGHT + 16}" text-anchor="middle">${point.at.toLocaleString("en")}</text>`;
  });
  const line = points.map((_, n) => `${x(ats[n] ?? 0)},${y(heights[n] ?? 0)}`).join(" ");
  return `<text x="10" y="${top - 28}" font-weight="bold">${unit ? `${name} (${unit})` : name}</text>
<path d="M${LEFT - 10} ${top}V${top + HEIGHT}H${LEFT + WIDTH}" fill="none" stroke="#999"/>
<polyline points="${line}" fill="none" stroke="#1d4e3a" stroke-width="2"/>
${marks.join("\n")}`;
}

const shortly = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(2);
