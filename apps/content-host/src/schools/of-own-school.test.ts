import type { Access, Payload, PayloadRequest, TypedUser } from "payload";
import { describe, expect, test } from "vitest";
import config from "../payload.config.ts";
import { belonging } from "./belonging.ts";

const known = [
  { id: 1, code: "ALPHA", name: "Alpha", website: "" },
  { id: 2, code: "BETA", name: "Beta", website: "" },
];
/** Only the list of schools is asked for. */
const payload = { find: async () => ({ docs: known }) } as unknown as Payload;

const person = (role: "admin" | "editor", schools: number[]): TypedUser =>
  ({ id: 7, role, schools, mustChangePassword: false, collection: "users" }) as never;
const asked = (user: TypedUser | null) => ({
  req: { payload, user, context: {} } as unknown as PayloadRequest,
});
/** What a rule says to somebody, as text: `true` for everything there is. */
const saidTo = async (user: TypedUser | null, rule: unknown): Promise<string> =>
  JSON.stringify(await (rule as Access)(asked(user)));

const { collections, globals } = await config;
const ours = collections.filter(({ slug }) => belonging[slug as never] !== "nobody's");

describe("each list of the desk, whatever is added", () => {
  for (const { slug, access, fields, hooks } of ours) {
    test(`${slug} goes no further than the own school`, async () => {
      const kind = belonging[slug as never];
      const rules = [access.read, access.update, access.delete, access.readVersions].filter(
        Boolean,
      );
      for (const rule of rules) {
        expect(await saidTo(person("admin", [2]), rule)).not.toBe("true");
        expect(await saidTo(person("admin", [2]), rule)).not.toMatch(/"(equals|in)":\[?1/);
        expect(await saidTo(person("editor", []), rule)).not.toBe("true");
        expect(await saidTo(null, rule)).toBe("false");
      }
      if (kind !== "a school") return;
      expect(await saidTo(person("editor", [2]), access.read)).toMatch(
        /"school":\{"equals":2\}|false/,
      );
      expect(fields.some((field) => "name" in field && field.name === "school")).toBe(true);
      expect(hooks.beforeValidate.map(({ name }) => name)).toContain("putIntoOwnSchool");
      expect(hooks.beforeChange.map(({ name }) => name)).toContain("refersToOwnSchool");
    });
  }

  test("Payload's own lists are nobody's at the desk, or each person's own", () => {
    const rest = collections.filter((list) => !ours.includes(list)).map(({ slug }) => slug);
    expect(rest.sort()).toEqual([
      "payload-jobs",
      "payload-kv",
      "payload-locked-documents",
      "payload-migrations",
      "payload-preferences",
    ]);
  });

  test("each screen says which school's it is", () => {
    for (const { slug, fields, hooks } of globals) {
      const names = fields.flatMap((field) => ("name" in field ? [field.name] : []));
      expect(names, slug).toContain("school");
      expect(hooks?.beforeChange?.map(({ name }) => name)).toContain("screenRefersToOwnSchool");
    }
  });
});
