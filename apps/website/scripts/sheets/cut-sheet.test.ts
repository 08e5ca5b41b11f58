import { expect, test } from "vitest";
import { couldMatch, cutSheet } from "./cut-sheet.ts";

const words = new Set(["card", "card__title", "portrait--", "is-shown"]);

test("a rule stays when each class that it asks for may be on the page", () => {
  const staying = [
    "body > main",
    ".card .card__title:hover",
    ".portrait--large",
    ".card:not(.card--plain)",
    ".card:is(.roll, .card__title)",
    ".card:has(> .card__title)",
  ];
  for (const selector of staying) expect(couldMatch(selector, words), selector).toBe(true);
  for (const selector of [".roll", ".card .roll__name", ".card:has(+ .roll)", ".portrait"])
    expect(couldMatch(selector, words), selector).toBe(false);
});

test("what goes takes along the tokens, steps and brackets that only it needed; the order of layers stays", () => {
  const css = [
    "@layer base,ui;",
    "@layer base{:root{--a:var(--b);--b:1px;--c:2px;--lightbox-ink:red}}",
    "@layer ui{.card,.roll{margin:var(--c)}",
    "@media print{.roll{margin:var(--a)}}",
    ".card.is-shown{animation:rise 1s}",
    "@keyframes rise{from{opacity:0}}@keyframes roll{from{opacity:1}}}",
  ].join("");
  expect(cutSheet(css, words)).toBe(
    "@layer base,ui;@layer base{:root{--c:2px;--lightbox-ink:red}}@layer ui{.card{margin:var(--c)}.card.is-shown{animation:rise 1s}@keyframes rise{from{opacity:0}}}",
  );
});
