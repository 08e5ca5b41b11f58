import { expect, test } from "vitest";
import { findLinks } from "./find-links.ts";

test("finds the links of a record, of its rich text and of its buttons, each once", () => {
  const link = (url: string) => ({ type: "link", fields: { url }, children: [{ text: "/Text" }] });
  const record = {
    url: "https://school.example/Old?year=2020",
    body: {
      root: {
        children: [
          { type: "paragraph", children: [link("/Gone#top"), link("/Gone"), link("tel:+91")] },
          { type: "block", fields: { blockType: "button", label: "On", href: "/Apply" } },
          link("//elsewhere.example/x"),
          link("https://elsewhere.example/y"),
        ],
      },
    },
  };
  expect(findLinks(record, "https://school.example")).toEqual([
    "/Old?year=2020",
    "/Gone",
    "/Apply",
  ]);
  expect(findLinks(null, "https://school.example")).toEqual([]);
});
