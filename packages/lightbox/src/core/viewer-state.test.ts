import { expect, it } from "vitest";
import { type ViewerState, viewerReducer } from "./viewer-state.ts";

const opened: ViewerState = {
  index: 2,
  statuses: new Map([[2, "loaded"]]),
  scale: 1,
  playing: false,
  thumbnailsOpen: true,
  magnifierOn: false,
  helpOpen: false,
  announcement: "Photo 3 of 12",
};

it("another photo begins at its usual size and is told", () => {
  const zoomed = viewerReducer(opened, { type: "zoom", scale: 3, announcement: "Zoom 300%" });
  expect([zoomed.scale, zoomed.announcement]).toEqual([3, "Zoom 300%"]);
  const next = viewerReducer(zoomed, { type: "show", index: 3, announcement: "Photo 4 of 12" });
  expect([next.index, next.scale, next.announcement]).toEqual([3, 1, "Photo 4 of 12"]);
});

it("a running slideshow moves on without a word, and so does a zoom back to the whole photo", () => {
  expect(viewerReducer(opened, { type: "show", index: 3 }).announcement).toBe("Photo 3 of 12");
  expect(viewerReducer(opened, { type: "zoom", scale: 1 }).announcement).toBe("Photo 3 of 12");
});

it("a photo that failed can be asked for again, and the others keep what they are", () => {
  const failed = viewerReducer(opened, { type: "status", at: 5, status: "failed" });
  expect([...failed.statuses]).toEqual([
    [2, "loaded"],
    [5, "failed"],
  ]);
  expect([...viewerReducer(failed, { type: "status", at: 5 }).statuses]).toEqual([[2, "loaded"]]);
  expect([...opened.statuses]).toEqual([[2, "loaded"]]);
});

it("a photo that says twice that it has come draws nothing again", () => {
  expect(viewerReducer(opened, { type: "status", at: 2, status: "loaded" })).toBe(opened);
});

it("a button changes what it names and nothing else", () => {
  const after = viewerReducer(opened, { type: "set", thumbnailsOpen: false, helpOpen: true });
  expect(after).toEqual({ ...opened, thumbnailsOpen: false, helpOpen: true });
});
