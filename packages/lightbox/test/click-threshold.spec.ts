import { expect, test, type Viewer } from "./viewer.ts";

test.use({ hasTouch: true });

const options = { modalClose: "clickOutside", startingSlideIndex: 2 } as const;

/** Distances are measured in a straight line. */
const moves = [
  { px: 10, direction: "horizontally", by: { x: -10, y: 0 } },
  { px: 10, direction: "diagonally", by: { x: -8, y: 6 } },
  { px: 11, direction: "horizontally", by: { x: -11, y: 0 } },
  { px: 11, direction: "diagonally", by: { x: -9, y: 7 } },
];

/** A point outside the picture and the controls. */
async function getOutsidePoint(viewer: Viewer, part: "carousel" | "caption") {
  await viewer.expectLoaded();
  const box = await viewer.box(part === "carousel" ? viewer.picture : viewer.caption);
  return part === "carousel"
    ? { x: box.x - 60, y: box.center.y }
    : { x: box.x + 40, y: box.center.y - 4 };
}

async function mousePress(
  viewer: Viewer,
  from: { x: number; y: number },
  by: { x: number; y: number },
) {
  const { mouse } = viewer.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + by.x, from.y + by.y, { steps: 2 });
  await mouse.up();
}

/** Resolves once the browser has sent the click that ends a press. */
const nextClick = (viewer: Viewer) =>
  viewer.page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener("click", () => setTimeout(done), { capture: true, once: true });
      }),
  );

for (const part of ["carousel", "caption"] as const) {
  for (const { px, direction, by } of moves) {
    for (const pointer of ["mouse", "finger"]) {
      const result = px > 10 ? "does not close" : "closes";
      test(`clickOutside: a ${pointer} press that moves ${px} px ${direction} on the ${part} ${result} [A257]`, async ({
        viewer,
        touch,
      }) => {
        await viewer.open({ options });
        const from = await getOutsidePoint(viewer, part);
        const clicked = nextClick(viewer);
        if (pointer === "mouse") await mousePress(viewer, from, by);
        else await touch.swipe(from, by, { steps: 2, restMs: 300 });
        await clicked;
        await viewer.nextFrame();
        expect(await viewer.calls("onClose")).toEqual(px > 10 ? [] : [["onClose", 2]]);
      });
    }
  }
}

test("clickOutside: a mouse drag of 8 px that changes the slide in fade mode does not close", async ({
  viewer,
}) => {
  await viewer.open({ options: { ...options, imgAnimation: "fade" } });
  const clicked = nextClick(viewer);
  await mousePress(viewer, await getOutsidePoint(viewer, "carousel"), { x: -8, y: 0 });
  await clicked;
  await viewer.nextFrame();
  expect(await viewer.calls("onClose")).toEqual([]);
  await viewer.expectPhoto(4);
});
