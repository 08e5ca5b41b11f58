import { expect, test } from "vitest";
import { pages } from "../collections/pages.ts";
import { differences } from "../fields/differences.ts";
import { namedFields } from "./named-fields.ts";

test("what two states of a record differ in is named, lines of a list among it", () => {
  const before = { title: "Swimming", figures: [{ id: "1", figure: "acres" }] };
  const after = {
    title: "Swimming pool",
    figures: [
      { id: "1", figure: "acres" },
      { id: "2", figure: "founded" },
    ],
  };
  expect(differences(namedFields(pages.fields), before, after)).toEqual([
    { path: "title", label: "Title", from: "Swimming", to: "Swimming pool" },
    {
      path: "figures",
      label: "Large figures in the margin",
      from: "Acres of campus",
      to: "Acres of campus; Founding year",
    },
  ]);
});
