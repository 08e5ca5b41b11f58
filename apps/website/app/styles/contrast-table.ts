import { contrastPairs, leastContrast, type Pair } from "@manor/content-api/theme-contrast";
import { contrastOf, readColours, type Theme } from "./contrast.ts";

/** A pair names a token that tokens.css does not have. */
class TokenMissingError extends Error {
  override readonly name = "TokenMissingError";
  constructor(token: string) {
    super(
      `tokens.css has no opaque colour --color-${token}, so its contrast cannot be computed; correct contrast-pairs.ts.`,
    );
  }
}

/** Throws TokenMissingError. */
export function contrastOfPair(css: string, { front, ground }: Pair, theme: Theme): number {
  const colours = readColours(css, theme);
  const [one, other] = [front, ground].map((token) => {
    const colour = colours.get(token);
    if (!colour) throw new TokenMissingError(token);
    return colour;
  });
  return one && other ? contrastOf(one, other) : 1;
}

/** The contrast table of docs/look.md, in Markdown. */
export function contrastTable(css: string): string {
  const figure = (pair: Pair, theme: Theme) => contrastOfPair(css, pair, theme).toFixed(1);
  return [
    "| On | stands | For | Light | Dark | At least |",
    "|---|---|---|---|---|---|",
    ...contrastPairs.map(
      (pair) =>
        `| ${pair.ground} | ${pair.front} | ${pair.use} | ${figure(pair, "light")} | ${figure(pair, "dark")} | ${leastContrast[pair.kind]} |`,
    ),
  ].join("\n");
}
