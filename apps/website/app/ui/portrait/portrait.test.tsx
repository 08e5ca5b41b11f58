import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Portrait } from "./portrait.tsx";

const monogramOf = (name: string) =>
  /aria-hidden="true">(.*?)</.exec(renderToStaticMarkup(<Portrait picture="" name={name} />))?.[1];

test("makes a monogram of the first and the last word, including accents and vowel signs", () => {
  const names = [
    "Sample Boy",
    "sample",
    " A  b c ",
    "E\u0301mile O'Neill",
    "Örn é",
    "रवि निमूना",
    "",
  ];
  expect(names.map(monogramOf)).toEqual(["SB", "S", "AC", "E\u0301O", "ÖÉ", "रनि", ""]);
});
