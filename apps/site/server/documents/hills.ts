import { decorate, type Paper, page } from "./paper.ts";

export type Sky = { top: string; low: string; sun: string; far: string; near: string };

type Hills = {
  /** Where the farthest line begins, in points from the top of the page. */
  from: number;
  layers: number;
  far: string;
  near: string;
  /** Another number gives other hills. */
  seed: number;
};

/** Ridge before ridge down to the foot of the page, each a little darker than the one behind. */
export function drawHills(paper: Paper, { from, layers, far, near, seed }: Hills): void {
  decorate(paper, () => {
    for (let layer = 0; layer < layers; layer += 1) {
      const nearness = layers === 1 ? 1 : layer / (layers - 1);
      const base = from + (page.height - from) * nearness * 0.82;
      paper.path(ridgeLine(base, seed + layer * 7.3, nearness)).fill(mix(far, near, nearness));
    }
  });
}

/** A long slope made of four waves; nearer hills are steeper and rougher. */
function ridgeLine(base: number, seed: number, nearness: number): string {
  const points: string[] = [];
  for (let x = 0; x <= page.width + 6; x += 6) {
    const t = x / page.width;
    const rise =
      Math.sin(t * 2.1 + seed) * 34 +
      Math.sin(t * 5.3 + seed * 2.7) * 15 +
      Math.sin(t * 13.7 + seed * 1.3) * (3 + 3 * nearness) +
      Math.sin(t * 41 + seed * 5.1) * (1 + nearness);
    points.push(`L${x} ${(base - rise).toFixed(1)}`);
  }
  return `M0 ${page.height} ${points.join(" ")} L${page.width} ${page.height} Z`;
}

/** A colour between two, both as #rrggbb. */
function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, index: number) =>
    Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const parts = [0, 1, 2].map((index) =>
    Math.round(channel(from, index) + (channel(to, index) - channel(from, index)) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${parts.join("")}`;
}

/** A sky with a low sun over the hills: the cover of a newsletter. */
export function drawSky(paper: Paper, sky: Sky, seed: number): void {
  decorate(paper, () => {
    const ground = paper.linearGradient(0, 0, 0, page.height);
    ground.stop(0, sky.top).stop(0.72, sky.low);
    paper.rect(0, 0, page.width, page.height).fill(ground);
    const x = 150 + ((seed * 97) % 300);
    paper.circle(x, 486, 42).fill(sky.sun);
  });
}
