import { expect, test } from "vitest";
import { toCsv } from "./to-csv.ts";

test("cells that a spreadsheet would take for formulas are made harmless", () => {
  const formulas = ["=1+1", "+91 12", "-2", "@SUM(A1)", "\tx", "\r=1"];
  expect(toCsv([["a", "b"], formulas])).toBe(
    "\ufeffa,b\r\n'=1+1,'+91 12,'-2,'@SUM(A1),'\tx,\"'\r=1\"\r\n",
  );
});

test("commas, quotes, lines and Hindi come through", () => {
  expect(toCsv([['He said "yes", twice', "one\ntwo", "नमस्ते"]])).toBe(
    '\ufeff"He said ""yes"", twice","one\ntwo",नमस्ते\r\n',
  );
});
