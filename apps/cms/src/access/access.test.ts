import type { AccessArgs } from "payload";
import { expect, test } from "vitest";
import { denyAll, isAdmin, isAdminOrSelf, isSignedIn, websiteAccess } from "./access.ts";

type Person = { id: number; role: "admin" | "editor" };
const admin: Person = { id: 1, role: "admin" };
const editor: Person = { id: 2, role: "editor" };

/** The part of a request that access rules read. */
const toArgs = (user: Person | null, data?: object) => ({ req: { user }, data }) as AccessArgs;

test("denies visitors everything in the admin", () => {
  for (const rule of [
    isSignedIn,
    isAdmin,
    isAdminOrSelf,
    denyAll,
    ...Object.values(websiteAccess ?? {}),
  ]) {
    expect(rule(toArgs(null))).toBe(false);
  }
});

test("shows editors only their own account, and admins all accounts", () => {
  expect(isAdminOrSelf(toArgs(editor))).toEqual({ id: { equals: 2 } });
  expect(isAdminOrSelf(toArgs(admin))).toBe(true);
});
