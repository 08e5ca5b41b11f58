import type { AccessArgs } from "payload";
import { expect, test } from "vitest";
import {
  denyAll,
  isAdmin,
  isAdminOrSelf,
  isSignedIn,
  mayPublish,
  websiteAccess,
} from "./access.ts";

type Person = { id: number; role: "admin" | "editor" | "contributor"; mustChangePassword: boolean };
const admin: Person = { id: 1, role: "admin", mustChangePassword: false };
const editor: Person = { id: 2, role: "editor", mustChangePassword: false };
const contributor: Person = { id: 4, role: "contributor", mustChangePassword: false };
const newAdmin: Person = { id: 3, role: "admin", mustChangePassword: true };

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

test("lets an editor read, write and publish content", () => {
  expect(websiteAccess?.read?.(toArgs(editor))).toBe(true);
  expect(websiteAccess?.create?.(toArgs(editor))).toBe(true);
  expect(websiteAccess?.update?.(toArgs(editor))).toBe(true);
});

test("lets an editor move a record to the trash, but not delete it for good", () => {
  expect(websiteAccess?.delete?.(toArgs(editor, { deletedAt: "2026-03-05" }))).toBe(true);
  expect(websiteAccess?.delete?.(toArgs(editor))).toBe(false);
  expect(websiteAccess?.delete?.(toArgs(editor, { deletedAt: null }))).toBe(false);
  expect(websiteAccess?.delete?.(toArgs(admin))).toBe(true);
});

test("lets a contributor read and save drafts, but not publish or use the trash", () => {
  expect(websiteAccess?.read?.(toArgs(contributor))).toBe(true);
  expect(websiteAccess?.create?.(toArgs(contributor, { _status: "draft" }))).toBe(true);
  expect(websiteAccess?.create?.(toArgs(contributor, { _status: "published" }))).toBe(false);
  expect(websiteAccess?.update?.(toArgs(contributor, { _status: "published" }))).toBe(false);
  expect(websiteAccess?.update?.(toArgs(contributor, { deletedAt: "2026-03-05" }))).toBe(false);
  expect(websiteAccess?.delete?.(toArgs(contributor, { deletedAt: "2026-03-05" }))).toBe(false);
  expect(mayPublish(toArgs(contributor))).toBe(false);
  expect(mayPublish(toArgs(editor))).toBe(true);
  expect(mayPublish(toArgs(newAdmin))).toBe(false);
});

test("lets a user with a one-time password reach only the own account", () => {
  expect(isSignedIn(toArgs(newAdmin))).toBe(false);
  expect(isAdmin(toArgs(newAdmin))).toBe(false);
  expect(isAdminOrSelf(toArgs(newAdmin))).toEqual({ id: { equals: 3 } });
});

test("shows editors only their own account, and admins all accounts", () => {
  expect(isAdminOrSelf(toArgs(editor))).toEqual({ id: { equals: 2 } });
  expect(isAdminOrSelf(toArgs(admin))).toBe(true);
});

test("denyAll denies even an admin", () => {
  expect(denyAll(toArgs(admin))).toBe(false);
});
