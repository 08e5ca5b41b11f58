import { decorate, type Paper } from "./paper.ts";

export const shield =
  "M4 4H96V58C96 89 77 107 50 117C23 107 4 89 4 58ZM10 10V58C10 85 26 101 50 110.6C74 101 90 85 90 58V10Z";
export const sun = "M50 22a17 17 0 0 1 17 17l-6 5-8-9-9 10-11-4a17 17 0 0 1 17-19z";
export const rays = "M50 12v4M31 19l2.6 3.4M69 19l-2.6 3.4M20 33l4 1.6M80 33l-4 1.6";
export const hills =
  "M10 58L30 42L42 55L56 38L71 55L80 47L90 57V65L79 56L70 65L56 48L42 66L30 52L10 68Z";
export const book =
  "M50 80C42 73 29 72 19 75V94C30 91 42 92 50 99C58 92 70 91 81 94V75C71 72 58 73 50 80ZM47 84.5V91C40 86.5 31 86 24 87.3V79.3C33 77.8 42 79.5 47 84.5ZM53 84.5C58 79.5 67 77.8 76 79.3V87.3C69 86 60 86.5 53 91Z";

type Place = { x: number; y: number; height: number; ink: string; gold: string };

/** The shield with rising sun, ridge and open book. Its drawing is 100 by 120. */
export function drawEmblem(paper: Paper, { x, y, height, ink, gold }: Place): void {
  decorate(paper, () => {
    paper
      .save()
      .translate(x, y)
      .scale(height / 120);
    for (const shape of [shield, hills, book]) paper.path(shape).fill(ink, "even-odd");
    paper.path(sun).fill(gold);
    paper.path(rays).lineWidth(2.6).lineCap("round").stroke(gold);
    paper.restore();
  });
}
