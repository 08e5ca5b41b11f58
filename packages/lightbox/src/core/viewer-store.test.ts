import { expect, it } from "vitest";
import { createViewerStore } from "./viewer-store.ts";

const opened = () =>
  createViewerStore({
    index: 0,
    statuses: new Map(),
    scale: 1,
    playing: false,
    thumbnailsOpen: true,
    magnifierOn: false,
    helpOpen: false,
    announcement: "",
  });

it("whoever listens hears of each change, finds it done, and hears no more when it has gone", () => {
  const store = opened();
  const heard: number[] = [];
  const leave = store.subscribe(() => heard.push(store.read().index));
  store.dispatch({ type: "show", index: 4 });
  store.dispatch({ type: "show", index: 5 });
  leave();
  store.dispatch({ type: "show", index: 6 });
  expect(heard).toEqual([4, 5]);
  expect(store.read().index).toBe(6);
});
