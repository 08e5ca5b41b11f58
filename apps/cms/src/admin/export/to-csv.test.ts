import { expect, test } from "vitest";
import { toCsv } from "./to-csv.ts";

test("escapes cells that a spreadsheet would run as formulas", () => {
  const formulas = ["=1+1", "+91 12", "-2", "@SUM(A1)", "\tx", "\r=1"];
  expect(toCsv([["a", "b"], formulas])).toBe(
    "\ufeffa,b\r\n'=1+1,'+91 12,'-2,'@SUM(A1),'\tx,\"'\r=1\"\r\n",
  );
});

test("quotes commas, quotation marks and line breaks, and writes Hindi", () => {
  expect(toCsv([['He said "yes", twice', "one\ntwo", "नमस्ते"]])).toBe(
    '\ufeff"He said ""yes"", twice","one\ntwo",नमस्ते\r\n',
  );
});
