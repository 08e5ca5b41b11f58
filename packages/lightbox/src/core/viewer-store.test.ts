import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resolveOptions } from "../options.ts";
import { toKeys } from "./to-keys.ts";
import { createViewer, type Viewer } from "./viewer-store.ts";

const options = resolveOptions({});
const toItems = (ids: string[]) => ids.map((id) => ({ id, caption: `Photo ${id}` }));
const toInput = (ids: string[]) => ({ items: toItems(ids), options, props: {} });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("innerHeight", 900);
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const paint = () => vi.runAllTimers();

function open(ids: string[], start = 0) {
  const moves: { key: string; step?: number }[] = [];
  const closes: number[] = [];
  const viewer: Viewer = createViewer(toInput(ids), start, {
    onMove(index, step) {
      moves.push({ key: viewer.read().album.keys[index] as string, step });
    },
    onClose() {
      if (!viewer.isOpen) return;
      viewer.isOpen = false;
      closes.push(viewer.target());
      moves.push = () => {
        throw new Error("onMove was called after the lightbox had closed.");
      };
    },
  });
  const update = (ids: string[]) => viewer.update(toInput(ids));
  return { viewer, moves, closes, update };
}

it("changes the target immediately and the state after the paint", () => {
  const { viewer, moves } = open(["a", "b", "c"]);
  viewer.move(1);
  viewer.move(1);
  expect([viewer.target(), viewer.read().index]).toEqual([2, 0]);
  paint();
  expect(viewer.read()).toMatchObject({ index: 2, key: "c", paintedIndex: 2 });
  expect(moves).toEqual([
    { key: "b", step: 1 },
    { key: "c", step: 1 },
  ]);
});

it("resets the zoom and announces the photo, unless the move is silent", () => {
  const { viewer } = open(["a", "b", "c"]);
  viewer.set({ scale: 3, announcement: "Zoom 300%" });
  viewer.go(1, 1, true);
  expect(viewer.read()).toMatchObject({ index: 1, scale: 1, announcement: "Zoom 300%" });
  viewer.move(1);
  paint();
  expect(viewer.read().announcement).toBe("Photo 3 of 3: Photo c");
});

it("clears a failed status for a retry, and ignores a repeated status", () => {
  const { viewer } = open(["a", "b"]);
  viewer.setStatus("b", "failed");
  viewer.setStatus("a", "loaded");
  const before = viewer.read();
  viewer.setStatus("a", "loaded");
  expect(viewer.read()).toBe(before);
  viewer.setStatus("b");
  expect([viewer.read().statuses["a"], viewer.read().statuses["b"]]).toEqual(["loaded", undefined]);
});

it("returns the same keys array for the same list, so that nothing renders again", () => {
  const { viewer, update } = open(["a", "b"]);
  const { keys } = viewer.read().album;
  update(["a", "b"]);
  expect(viewer.read().album.keys).toBe(keys);
  update(["a", "b", "c"]);
  expect(viewer.read().album.keys).toEqual(["a", "b", "c"]);
});

it("uses the URL as the key of a photo without id, and numbers repeated keys", () => {
  expect(
    toKeys([{ src: "/a.jpg" }, { id: "x", src: "/a.jpg" }, { src: "/a.jpg" }, { original: "/o" }]),
  ).toEqual(["/a.jpg", "x", "/a.jpg 1", "/o"]);
  expect(
    toKeys([
      { type: "yt", videoID: "v" },
      { type: "htmlVideo", videoSrc: "/c" },
    ]),
  ).toEqual(["v", "/c"]);
});

it("ignores late answers to its moves, and follows the index again after five seconds", () => {
  const { viewer, moves } = open(["a", "b", "c", "d"]);
  const setIndex = (index: number) =>
    viewer.update({ ...toInput(["a", "b", "c", "d"]), options: resolveOptions({ index }) });
  const press = (step: 1 | -1) => {
    viewer.move(step);
    paint();
  };
  setIndex(0);
  for (const step of [1, 1, -1, 1] as const) press(step);
  for (const index of [1, 2, 1, 2]) setIndex(index);
  paint();
  expect(moves.map(({ key }) => key)).toEqual(["b", "c", "b", "c"]);
  // All moves are answered.
  setIndex(1);
  paint();
  expect(viewer.read().key).toBe("b");
  // The host page does not answer this move.
  press(1);
  press(1);
  vi.advanceTimersByTime(5001);
  setIndex(2);
  paint();
  expect(viewer.read().key).toBe("c");
});

type Command =
  | { do: "insert"; at: number; id: string }
  | { do: "remove" | "fail" | "go"; at: number }
  | { do: "move"; step: 1 | -1 }
  | { do: "shuffle"; by: number }
  | { do: "empty" | "refill" | "paint" | "close" | "render" };

const at = fc.nat({ max: 9 });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("insert" as const),
      at,
      id: fc.constantFrom(..."uvwxyz"),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom("remove" as const, "fail", "go"), at }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("move" as const),
      step: fc.constantFrom(1 as const, -1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("shuffle" as const), by: at }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom("paint" as const, "paint", "paint", "empty", "refill", "close", "render"),
    }),
  },
);

it("holds its invariants for any list change", () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), fc.nat({ max: 3 }), (commands, start) => {
      let ids = ["a", "b", "c", "d"];
      let previousIds = ids;
      const { viewer, moves, closes, update } = open(ids, start);
      const failed = new Set<string>();
      for (const one of commands) {
        const position = "at" in one ? one.at % (ids.length || 1) : 0;
        if (one.do === "insert" && !ids.includes(one.id)) ids = ids.toSpliced(position, 0, one.id);
        if (one.do === "remove") ids = ids.toSpliced(position, 1);
        if (one.do === "shuffle")
          ids = [...ids.slice(one.by % 4), ...ids.slice(0, one.by % 4)].reverse();
        if (one.do === "empty") ids = [];
        if (one.do === "refill" && ids.length === 0) ids = ["b", "c", "e"];
        if (one.do === "go" && viewer.isOpen) viewer.go(position);
        if (one.do === "move" && viewer.isOpen) viewer.move(one.step);
        if (one.do === "close") viewer.close("button");
        if (one.do === "fail" && viewer.isOpen && ids[position]) {
          failed.add(ids[position]);
          viewer.setStatus(ids[position], "failed");
        }
        if (one.do === "paint") paint();
        const before = { ...viewer.read(), isAtRest: viewer.target() === viewer.read().index };
        const isClosed = !viewer.isOpen;
        const movesBefore = moves.length;
        if (ids !== previousIds || one.do === "render") update(ids);
        previousIds = ids;
        // The current photo does not change while it is in the list.
        if (before.isAtRest && ids.includes(before.key as string)) {
          expect(viewer.read().key).toBe(before.key);
        }
        if (isClosed) expect(moves.length).toBe(movesBefore);

        const { album, index, key, statuses } = viewer.read();
        expect(album.keys[index]).toBeDefined();
        expect(viewer.target()).toBeLessThan(album.keys.length);
        if (viewer.isOpen) expect(album.keys).toEqual(ids);
        for (const id of ids) expect(statuses[id] === "failed").toBe(failed.has(id));
        // The current photo is that of the last callback.
        if (viewer.isOpen && album.keys.includes(key as string))
          expect(album.keys[index]).toBe(key);
        expect(moves.at(-1)?.key ?? ["a", "b", "c", "d"][start]).toBe(key);
        const shownIds = [["a", "b", "c", "d"][start], ...moves.map((move) => move.key)];
        for (const [n, id] of shownIds.entries()) if (n > 0) expect(id).not.toBe(shownIds[n - 1]);
        expect(closes.length).toBe(viewer.isOpen ? 0 : 1);
      }
      const before = moves.length;
      paint();
      if (viewer.isOpen) {
        const { album, index, key } = viewer.read();
        expect([album.keys[index], index]).toEqual([key, viewer.target()]);
      }
      paint();
      expect(moves.length - before).toBeLessThanOrEqual(commands.length);
    }),
    { numRuns: 1000 },
  );
});
