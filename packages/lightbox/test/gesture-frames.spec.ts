import { expect, test, type Viewer } from "./viewer.ts";

test.use({ hasTouch: true, viewport: { width: 412, height: 800 } });

const MAX_JUMP_PX = 8;

interface Frame {
  /** Undefined after release. */
  finger?: { x: number; y: number };
  x: number;
  y: number;
}

/** Records the position of an element in each frame, and that of the finger. */
async function record(viewer: Viewer, selector: string) {
  await viewer.page.evaluate((name) => {
    let finger: { x: number; y: number } | undefined;
    const follow = ({ type, clientX: x, clientY: y }: PointerEvent) => {
      finger = type === "pointerup" ? undefined : { x, y };
    };
    for (const type of ["pointerdown", "pointermove", "pointerup"] as const)
      addEventListener(type, follow, { capture: true });
    const seen = Object.assign(window, { frames: [] as object[] });
    const next = () => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      if (box) seen.frames.push({ finger, x: box.x, y: box.y });
      requestAnimationFrame(next);
    };
    next();
  }, selector);
  const frames = () =>
    viewer.page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
  return {
    async clear() {
      await viewer.page.evaluate(() => Object.assign(window, { frames: [] }));
    },
    /** The frames until the element rests. */
    async read() {
      await expect
        .poll(async () => {
          const last = (await frames()).slice(-12);
          return (
            last.length === 12 && last.every(({ x, y }) => x === last[0]?.x && y === last[0].y)
          );
        })
        .toBe(true);
      return frames();
    },
  };
}

/** Frames in which the element left the finger, or after release moved away from where it rests. */
function findJumps(frames: Frame[], axes: readonly ("x" | "y")[]): string[] {
  return axes.flatMap((axis) =>
    frames.slice(1).flatMap((frame, at) => {
      const before = frames[at] as Frame;
      const rest = frames.at(-1)?.[axis] ?? 0;
      const step = frame[axis] - before[axis];
      const followed = frame.finger && before.finger ? frame.finger[axis] - before.finger[axis] : 0;
      const away = Math.abs(frame[axis] - rest) - Math.abs(before[axis] - rest);
      const jump = frame.finger ? Math.abs(step - followed) : away;
      return jump > MAX_JUMP_PX ? `${axis} ${before[axis]} to ${frame[axis]}: ${jump} px` : [];
    }),
  );
}

const swipes = [-200, -120, -40, 40, 120, 200].flatMap((x) =>
  [3, 8, 16].map((steps) => ({ by: { x, y: 6 }, steps })),
);

test("no frame of 18 swipes jumps by more than 8 px", async ({ viewer, touch }) => {
  await viewer.open({ options: { slideDuration: 8 } });
  await viewer.expectLoaded();
  const { clear, read } = await record(viewer, ".plb__slides");
  const { center } = await viewer.box();
  for (const { by, steps } of swipes) {
    await clear();
    await touch.swipe(center, by, { steps, restMs: steps > 3 ? 16 : 300 });
    const frames = await read();
    expect(frames.filter(({ finger }) => finger).length).toBeGreaterThan(1);
    expect(findJumps(frames, ["x"]), JSON.stringify({ by, steps })).toEqual([]);
  }
});

test("no frame of 6 short pulls jumps by more than 8 px", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { clear, read } = await record(viewer, ".plb__slides");
  const { center } = await viewer.box();
  for (const [y, steps] of [40, 70, 100].flatMap((px) => [[px, 4] as const, [px, 12] as const])) {
    await clear();
    await touch.swipe(center, { x: 8, y }, { steps, restMs: 300 });
    expect(findJumps(await read(), ["y"]), `${y} px`).toEqual([]);
    await viewer.expectPhoto(1);
  }
});

test("no frame of 6 pans of a zoomed photo jumps by more than 8 px", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.pinch(center, 60, 240);
  await viewer.expectScale(4);
  const { clear, read } = await record(viewer, ".plb__slide--current .plb__photo");
  await read();
  for (const x of [-120, 90, 60, -90, 120, -60]) {
    await clear();
    await touch.swipe(center, { x, y: x / 3 }, { steps: 8 });
    expect(findJumps(await read(), ["x", "y"]), `${x} px`).toEqual([]);
  }
});

test("a finger stops a photo that moves after a flick, where it is", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.pinch(center, 60, 240);
  await viewer.expectScale(4);
  await touch.swipe(center, { x: -120, y: 0 }, { steps: 4 });
  // In the middle of the movement.
  await viewer.current.locator(".plb__zoom").evaluate((zoom) => {
    for (const animation of zoom.getAnimations()) {
      animation.pause();
      animation.currentTime = 60;
    }
  });
  const { x } = await viewer.box(viewer.picture);
  await touch.dispatch("Start", [center], 600);
  await touch.dispatch("Move", [{ x: center.x + 20, y: center.y }]);
  await expect.poll(async () => (await viewer.box(viewer.picture)).x - x).toBeCloseTo(20, 0);
  await touch.dispatch("End", []);
});
