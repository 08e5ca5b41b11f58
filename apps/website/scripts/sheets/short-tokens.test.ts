import { expect, test } from "vitest";
import { shorten } from "./short-tokens.ts";

test("replaces every token by its short name and changes nothing else", () => {
  const css =
    ":root{--space-4:16px;--space-40:1px}.a{margin:calc(-1*var(--space-4)) var(--space-4);--ring:var( --space-40,2px)}.band--pine:is(.band--mist){inset:var(--ring)}";
  expect(shorten(css)).toBe(
    ":root{--a:16px;--b:1px}.a{margin:calc(-1*var(--a)) var(--a);--c:var( --b,2px)}.band--pine:is(.band--mist){inset:var(--c)}",
  );
});

test("does not rename the lightbox's tokens", () => {
  const css = ".viewer{--plb-serif:var(--font-serif);color:var(--plb-icon)}";
  expect(shorten(css)).toBe(".viewer{--plb-serif:var(--a);color:var(--plb-icon)}");
});

test("gives every token a unique name", () => {
  const names = Array.from({ length: 800 }, (_, n) => `--token-${n}`);
  const short = shorten(`a{${names.map((name) => `${name}:0`).join(";")}}`).match(/--[a-z]+/g);
  expect(new Set(short).size).toBe(800);
});
