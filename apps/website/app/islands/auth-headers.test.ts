import { beforeEach, expect, test, vi } from "vitest";
import { authHeaders, hasCredentials } from "./auth-headers.ts";

type Stored = Record<string, string>;

function browserWith({ local = {}, session = {} }: { local?: Stored; session?: Stored }): void {
  vi.stubGlobal("localStorage", { getItem: (key: string) => local[key] ?? null });
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => session[key] ?? null });
}

beforeEach(() => () => void vi.unstubAllGlobals());

test("sends SGSM and no token when nothing is stored [A10, A11]", () => {
  browserWith({});
  expect(authHeaders()).toEqual({ schoolcode: "SGSM" });
  expect(hasCredentials()).toBe(false);
});

test("sends a stored token, with the default school code when none is stored [A10]", () => {
  browserWith({ local: { token: "abc" } });
  expect(authHeaders()).toEqual({ schoolcode: "SGSM", authorization: "Bearer abc" });
  expect(hasCredentials()).toBe(true);
});

test("sends a stored school code without a token, too [A11]", () => {
  browserWith({ session: { schoolcode: "OTHER" } });
  expect(authHeaders()).toEqual({ schoolcode: "OTHER" });
  expect(hasCredentials()).toBe(true);
});

test("treats this school's own code as no own access [A11]", () => {
  browserWith({ local: { schoolcode: "SGSM" } });
  expect(hasCredentials()).toBe(false);
});

test("prefers localStorage to sessionStorage and ignores empty values in both [A10, A11]", () => {
  browserWith({
    local: { token: "first", schoolcode: "" },
    session: { token: "second", schoolcode: "OTHER" },
  });
  expect(authHeaders()).toEqual({ schoolcode: "OTHER", authorization: "Bearer first" });
  browserWith({ local: { token: " " }, session: { token: "second" } });
  expect(authHeaders()).toEqual({ schoolcode: "SGSM", authorization: "Bearer second" });
  browserWith({ local: { token: "" }, session: { token: " ", schoolcode: "" } });
  expect(authHeaders()).toEqual({ schoolcode: "SGSM" });
  expect(hasCredentials()).toBe(false);
});

test("reads the other storage when one is forbidden [A12]", () => {
  browserWith({ session: { token: "abc" } });
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("The browser forbids storage.");
    },
  });
  expect(authHeaders()).toEqual({ schoolcode: "SGSM", authorization: "Bearer abc" });
});
