import { expect, test } from "vitest";
import { couldMatch, cutSheet } from "./cut-sheet.ts";

const words = new Set(["card", "card__title", "portrait--", "is-shown"]);

test("retains a rule if all of its classes may be on the page", () => {
  const retained = [
    "body > main",
    ".card .card__title:hover",
    ".portrait--large",
    ".card:not(.card--plain)",
    ".card:is(.roll, .card__title)",
    ".card:has(> .card__title)",
  ];
  for (const selector of retained) expect(couldMatch(selector, words), selector).toBe(true);
  for (const selector of [".roll", ".card .roll__name", ".card:has(+ .roll)", ".portrait"])
    expect(couldMatch(selector, words), selector).toBe(false);
});

test("removes unused tokens, keyframes and blocks, and retains the order of layers", () => {
  const css = [
    "@layer base,ui;",
    "@layer base{:root{--a:var(--b);--b:1px;--c:2px;--plb-ink:red}}",
    "@layer ui{.card,.roll{margin:var(--c)}",
    "@media print{.roll{margin:var(--a)}}",
    ".card.is-shown{animation:rise 1s}",
    "@keyframes rise{from{opacity:0}}@keyframes roll{from{opacity:1}}}",
  ].join("");
  expect(cutSheet(css, words)).toBe(
    "@layer base,ui;@layer base{:root{--c:2px;--plb-ink:red}}@layer ui{.card{margin:var(--c)}.card.is-shown{animation:rise 1s}@keyframes rise{from{opacity:0}}}",
  );
});
