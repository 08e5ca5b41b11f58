import { emblemShapes } from "../../app/for-server.ts";
import { decorate, type Paper } from "./paper.ts";

const { shield, sun, rays, ridge, book } = emblemShapes;

type Place = { x: number; y: number; height: number; ink: string; gold: string };

/** The shield with rising sun, ridge and open book. Its drawing is 100 by 120. */
export function drawEmblem(paper: Paper, { x, y, height, ink, gold }: Place): void {
  decorate(paper, () => {
    paper
      .save()
      .translate(x, y)
      .scale(height / 120);
    for (const shape of [shield, ridge, book]) paper.path(shape).fill(ink, "even-odd");
    paper.path(sun).fill(gold);
    paper.path(rays).lineWidth(2.6).lineCap("round").stroke(gold);
    paper.restore();
  });
}
