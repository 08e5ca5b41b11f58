import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const app = resolve(import.meta.dirname, "..");
const sheets = globSync("**/*.css", { cwd: app }).sort();
const clean = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
const tokens = clean(readFileSync(join(app, "styles/tokens.css"), "utf8"));

const SPACE =
  /^(?:margin|padding|gap|row-gap|column-gap|inset|scroll-margin|scroll-padding|flex-basis)(?:-|$)/;
const TYPE = /^font(?:-size)?$/;
/** A number with a unit; ignores digits inside a token's name. */
const LENGTH = /(?<![\w-])-?(?:\d+\.?\d*|\.\d+)([a-z]+)\b/gi;
/** Allowed outside the scale: a border's width, for overlapping neighbours, and the whole viewport. */
const MEASURES = new Set(["1px", "-1px", "0.5px", "-0.5px", "100vw", "100vh", "0px"]);
const STEP = /var\(--([\w-]+)/g;

type Declaration = { property: string; value: string };

function parseDeclarations(css: string): Declaration[] {
  // The page margin of a printed sheet is not part of the scale, and tokens do not work there.
  const page = clean(css)
    .replaceAll(/@page[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "")
    .replaceAll(/@font-face\s*\{[^{}]*\}/g, "");
  return [...page.matchAll(/(?<=[{;}]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = "", value = ""]) => ({ property, value: value.trim() }),
  );
}

const rawLengths = (value: string) =>
  [...value.matchAll(LENGTH)].map(([length]) => length).filter((length) => !MEASURES.has(length));

const findTokens = (value: string) => [...value.matchAll(STEP)].map(([, name = ""]) => name);

/** Declarations for space and type that are not a step of the two scales. */
function findOffScale(css: string): string[] {
  const declarations = parseDeclarations(css);
  // A custom property of a sheet that is used for space counts as space.
  const named = declarations
    .filter(({ property }) => SPACE.test(property))
    .flatMap(({ value }) => findTokens(value))
    .filter((name) => !/^(?:space|size|text)-/.test(name))
    .map((name) => `--${name}`);
  const isSpace = (property: string) => SPACE.test(property) || named.includes(property);
  const isOffScale = ({ property, value }: Declaration) => {
    if (isSpace(property)) return rawLengths(value).length > 0;
    if (!TYPE.test(property)) return false;
    return rawLengths(value).length > 0 || !/var\(--text-|^(?:[\d.]+%|inherit)$/.test(value);
  };
  return declarations
    .filter(isOffScale)
    .map(({ property, value }) => `${property}: ${value.replaceAll(/\s+/g, " ")}`);
}

describe("rejected declarations", () => {
  test.each([
    "margin-block: 13px 0",
    "padding: var(--space-4) 18px",
    "gap: 0.5em",
    "inset: auto auto -5px",
    "scroll-margin-block-start: clamp(80px, 13vw, 170px)",
    "flex-basis: calc((100% - 14px) / 2)",
    "padding-block: 4pt",
    "margin-inline-start: -.5rem",
    "font-size: 0.93rem",
    "font: 400 1.22rem / 1.25 var(--font-serif)",
    "font-size: calc(var(--text-body) + 2px)",
    "font-size: small",
  ])("%s", (declaration) => {
    expect(findOffScale(`.piece { ${declaration}; }`)).toEqual([declaration]);
    expect(findOffScale(`@media print { .piece { ${declaration} } }`)).toEqual([declaration]);
  });

  test("rejects a raw length in a sheet's own custom property", () => {
    expect(findOffScale(".piece { --ring: 7px; padding: var(--ring); }")).toEqual(["--ring: 7px"]);
  });
});

test.each([
  "margin: 0 auto",
  "margin: -1px",
  "padding: var(--space-4) calc(2 * var(--size-target) + var(--space-8))",
  "inset: 50% 0 auto",
  "margin-inline: calc((100vw - var(--size-content)) / 2)",
  "inline-size: 62px",
  "block-size: 3em",
  "font: italic 400 var(--text-body) / 1.4 var(--font-serif)",
  "font-size: 42%",
  "font: inherit",
])("accepts %s", (declaration) => {
  expect(findOffScale(`.piece { ${declaration}; }`)).toEqual([]);
});

test("uses only steps of the scales for space and type in every sheet", () => {
  const offScale = sheets
    .filter((sheet) => sheet !== "styles/tokens.css")
    .flatMap((sheet) =>
      findOffScale(readFileSync(join(app, sheet), "utf8")).map((text) => `${sheet}: ${text}`),
    );
  expect(offScale).toEqual([]);
});

test("defines every step that is used, and uses every step that is defined", () => {
  const css = sheets.map((sheet) => clean(readFileSync(join(app, sheet), "utf8"))).join("\n");
  const scale = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();
  const defined = scale(tokens, /--((?:space|text|size)-[\w-]+):/g);
  expect(scale(css, /var\(--((?:space|text|size)-[\w-]+)/g)).toEqual(defined);
});
