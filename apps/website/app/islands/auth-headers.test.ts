import { beforeEach, expect, test, vi } from "vitest";
import { authHeaders, hasOwnAccess } from "./auth-headers.ts";

type Stored = Record<string, string>;

function browserWith({ local = {}, session = {} }: { local?: Stored; session?: Stored }): void {
  vi.stubGlobal("localStorage", { getItem: (key: string) => local[key] ?? null });
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => session[key] ?? null });
}

beforeEach(() => () => void vi.unstubAllGlobals());

test("a browser that keeps nothing sends SGSM and no token [A10, A11]", () => {
  browserWith({});
  expect(authHeaders()).toEqual({ schoolcode: "SGSM" });
  expect(hasOwnAccess()).toBe(false);
});

test("a token is sent along, with the school's own code when no other is kept [A10]", () => {
  browserWith({ local: { token: "abc" } });
  expect(authHeaders()).toEqual({ schoolcode: "SGSM", authorization: "Bearer abc" });
  expect(hasOwnAccess()).toBe(true);
});

test("a kept school code is sent without a token, too [A11]", () => {
  browserWith({ session: { schoolcode: "OTHER" } });
  expect(authHeaders()).toEqual({ schoolcode: "OTHER" });
  expect(hasOwnAccess()).toBe(true);
});

test("who keeps this school's own code gets the answers for everybody [A11]", () => {
  browserWith({ local: { schoolcode: "SGSM" } });
  expect(hasOwnAccess()).toBe(false);
});

test("localStorage comes before sessionStorage; an empty value counts as none in both [A10, A11]", () => {
  browserWith({
    local: { token: "first", schoolcode: "" },
    session: { token: "second", schoolcode: "OTHER" },
  });
  expect(authHeaders()).toEqual({ schoolcode: "OTHER", authorization: "Bearer first" });
  browserWith({ local: { token: " " }, session: { token: "second" } });
  expect(authHeaders()).toEqual({ schoolcode: "SGSM", authorization: "Bearer second" });
  browserWith({ local: { token: "" }, session: { token: " ", schoolcode: "" } });
  expect(authHeaders()).toEqual({ schoolcode: "SGSM" });
  expect(hasOwnAccess()).toBe(false);
});

test("one forbidden storage does not hide the other [A12]", () => {
  browserWith({ session: { token: "abc" } });
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("The browser forbids storage.");
    },
  });
  expect(authHeaders()).toEqual({ schoolcode: "SGSM", authorization: "Bearer abc" });
});
