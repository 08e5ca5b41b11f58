import type { CDPSession } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/** Touch input by the DevTools protocol, with synthetic timestamps instead of delays. */
export class Touch {
  private readonly session: CDPSession;
  private clock = Date.now() / 1000;

  constructor(session: CDPSession) {
    this.session = session;
  }

  async dispatch(
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

  /** Swipes with one finger. A pause of `restMs` before the end removes the velocity. */
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

  /** Moves one finger along a path. */
  async follow([from, ...path]: [Point, ...Point[]], { everyMs = 16, restMs = 16 } = {}) {
    this.clock = Math.max(this.clock + 1, Date.now() / 1000);
    await this.dispatch("Start", [from]);
    for (const point of path) await this.dispatch("Move", [point], everyMs);
    await this.dispatch("End", [], restMs);
  }

  async tap(at: Point, afterMs = 100): Promise<void> {
    await this.dispatch("Start", [at], afterMs);
    await this.dispatch("End", [], 40);
  }

  /** Moves two fingers around a center, from one distance to another. */
  async pinch(center: Point, from: number, to: number, { staggered = false } = {}): Promise<void> {
    this.clock = Math.max(this.clock + 1, Date.now() / 1000);
    const pair = (distance: number) => [
      { x: center.x - distance / 2, y: center.y },
      { x: center.x + distance / 2, y: center.y },
    ];
    const first = pair(from)[0] as Point;
    if (staggered) {
      await this.dispatch("Start", [first]);
      // The first finger drags before the second one touches.
      await this.dispatch("Move", [{ x: first.x - 30, y: first.y }]);
      await this.dispatch("Move", [{ x: first.x - 60, y: first.y }]);
    }
    await this.dispatch("Start", pair(from));
    for (let step = 1; step <= 8; step++) {
      await this.dispatch("Move", pair(from + ((to - from) * step) / 8));
    }
    await this.dispatch("End", [pair(to)[1] as Point]);
    await this.dispatch("End", []);
  }
}
