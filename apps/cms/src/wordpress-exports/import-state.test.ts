import { expect, test } from "vitest";
import { type ImportState, parseState, toStatus } from "./import-state.ts";

const state: ImportState = {
  id: "1",
  from: "https://old.school.example/",
  files: [{ name: "export.xml", bytes: 7 }],
  step: "planned",
};
const progress = { what: "records", done: 60, all: 200 };

test.each(["planning", "applying", "undoing"] as const)(
  "%s is interrupted when no work of this process runs",
  (step) => {
    const stored = parseState(JSON.stringify({ ...state, step }));
    expect(toStatus(stored, undefined)).toMatchObject({ step: "interrupted", interrupted: step });
    expect(toStatus(stored, { progress })).toEqual({ ...state, step, progress });
  },
);

test.each(["uploading", "refused", "planned", "applied", "undone"] as const)(
  "%s stays after a restart",
  (step) => {
    const stored = parseState(JSON.stringify({ ...state, step }));
    expect(toStatus(stored, undefined)).toEqual({ ...state, step });
  },
);

test.each([
  ["missing", undefined],
  ["cut off", JSON.stringify(state).slice(0, 40)],
  ["of another version", JSON.stringify({ ...state, step: "fetching" })],
])("a state that is %s is none: the exports are uploaded again", (_, text) => {
  expect(toStatus(parseState(text), undefined)).toEqual({
    ...{ id: "", from: "", files: [], step: "none" },
  });
});
