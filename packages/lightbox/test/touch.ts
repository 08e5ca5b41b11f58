import type { CDPSession } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/** Fingers on the glass, through the browser's own protocol. Times are stated, never waited for. */
export class Fingers {
  private readonly session: CDPSession;
  private clock = Date.now() / 1000;

  constructor(session: CDPSession) {
    this.session = session;
  }

  async touch(
    type: "Start" | "Move" | "End" | "Cancel",
    points: Point[],
    afterMs = 16,
  ): Promise<void> {
    this.clock += afterMs / 1000;
    await this.session.send("Input.dispatchTouchEvent", {
      type: `touch${type}`,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp: this.clock,
    });
  }

  /** One finger from a place by a distance. `restMs` before lifting takes the speed away. */
  async swipe(
    from: Point,
    by: Point,
    { steps = 6, everyMs = 16, restMs = 16 } = {},
  ): Promise<void> {
    const path = Array.from({ length: steps }, (_, step) => ({
      x: from.x + (by.x * (step + 1)) / steps,
      y: from.y + (by.y * (step + 1)) / steps,
    }));
    await this.follow([from, ...path], { everyMs, restMs });
  }

  /** One finger down at the first place, over the others, and up. */
  async follow([from, ...path]: [Point, ...Point[]], { everyMs = 16, restMs = 16 } = {}) {
    this.clock = Math.max(this.clock + 1, Date.now() / 1000);
    await this.touch("Start", [from]);
    for (const place of path) await this.touch("Move", [place], everyMs);
    await this.touch("End", [], restMs);
  }

  async tap(at: Point, afterMs = 100): Promise<void> {
    await this.touch("Start", [at], afterMs);
    await this.touch("End", [], 40);
  }

  /** Two fingers around a middle, from one distance to another. */
  async pinch(middle: Point, from: number, to: number, { staggered = false } = {}): Promise<void> {
    this.clock = Math.max(this.clock + 1, Date.now() / 1000);
    const pair = (distance: number) => [
      { x: middle.x - distance / 2, y: middle.y },
      { x: middle.x + distance / 2, y: middle.y },
    ];
    const first = pair(from)[0] as Point;
    if (staggered) {
      await this.touch("Start", [first]);
      // The first finger has already started to drag, fast, when the second comes down.
      await this.touch("Move", [{ x: first.x - 30, y: first.y }]);
      await this.touch("Move", [{ x: first.x - 60, y: first.y }]);
    }
    await this.touch("Start", pair(from));
    for (let step = 1; step <= 8; step++) {
      await this.touch("Move", pair(from + ((to - from) * step) / 8));
    }
    await this.touch("End", [pair(to)[1] as Point]);
    await this.touch("End", []);
  }
}
