import { beforeEach, expect, test, vi } from "vitest";
import { authHeaders, hasCredentials } from "./auth-headers.ts";

type Stored = Record<string, string>;
type Browser = { local?: Stored; session?: Stored };

function browserWith({ local = {}, session = {} }: Browser): void {
  vi.stubGlobal("localStorage", { getItem: (key: string) => local[key] ?? null });
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => session[key] ?? null });
}

beforeEach(() => () => void vi.unstubAllGlobals());

const code = { schoolcode: "SGSM" };
const withToken = (token: string, schoolcode = "SGSM") => ({
  schoolcode,
  authorization: `Bearer ${token}`,
});

test.each<[string, Browser, Stored, boolean]>([
  ["nothing", {}, code, false],
  ["a token", { local: { token: "abc" } }, withToken("abc"), true],
  ["another school's code", { session: { schoolcode: "OTHER" } }, { schoolcode: "OTHER" }, true],
  ["this school's own code", { local: code }, code, false],
  [
    "a token in both storages and a code in the second",
    { local: { token: "1", schoolcode: "" }, session: { token: "2", schoolcode: "OTHER" } },
    withToken("1", "OTHER"),
    true,
  ],
  ["a blank token", { local: { token: " " }, session: { token: "2" } }, withToken("2"), true],
  ["blank values", { local: { token: "" }, session: { token: " ", schoolcode: "" } }, code, false],
])(
  "with %s stored sends the right headers, and knows own access [A10, A11]",
  (_, stored, headers, hasOwn) => {
    browserWith(stored);
    expect(authHeaders()).toEqual(headers);
    expect(hasCredentials()).toBe(hasOwn);
  },
);

test("reads the other storage when one is forbidden [A12]", () => {
  browserWith({ session: { token: "abc" } });
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("The browser forbids storage.");
    },
  });
  expect(authHeaders()).toEqual({ schoolcode: "SGSM", authorization: "Bearer abc" });
});
