import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BadStatusError, type Client, NotFoundError } from "@manor/content-api";
import { defaultSchool } from "@manor/content-api/default-school";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createAnswers } from "./answers.ts";
import { createClock } from "./clock.ts";
import { createSnapshot } from "./snapshot.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "manor-school-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const oakHill = { ...defaultSchool.identity, name: "Oak Hill" };
const fees = defaultSchool.admission;

/** A stub of the CMS: JSON, or an error. */
function open(says: () => unknown) {
  const warnings: object[] = [];
  const quiet = () => {};
  const snapshot = createSnapshot(folder, quiet);
  const client = {
    school: async () => {
      const value = says();
      if (value instanceof Error) throw value;
      return { changed: true, value, etag: "", dropped: 0 };
    },
  } as unknown as Client; // Only this call is made here.
  const answer = createAnswers({
    school: "SGSM",
    client,
    clock: createClock(new Date("2026-11-20T04:30:00Z")),
    snapshot,
    log: { info: quiet, warn: (about) => warnings.push(about), error: quiet },
    freshForMs: 0,
    onChange: quiet,
  }).school();
  const school = {
    current: () => ({ parts: answer.cached?.value ?? {}, version: answer.version }),
    refresh: () => answer.refresh(),
  };
  return { school, warnings, snapshot };
}

const unknownCall = new NotFoundError("/api/site/SGSM");

test("a host that does not know the call says nothing, and that is known from then on", async () => {
  const { school, warnings } = open(() => unknownCall);
  expect(school.current()).toEqual({ parts: {}, version: "" });
  await school.refresh();
  expect(school.current().parts).toEqual({});
  expect(school.current().version).not.toBe("");
  expect(warnings).toEqual([]);
});

test("a broken part is left out and logged by its name, the others are there", async () => {
  const { school, warnings } = open(() => ({ identity: oakHill, admission: { documents: 7 } }));
  await school.refresh();
  expect(school.current().parts).toEqual({ identity: oakHill });
  expect(warnings).toMatchObject([{ part: "admission" }]);
});

test("the version is another with every change, and the same for the same words", async () => {
  let says: object = { identity: oakHill };
  const { school } = open(() => says);
  await school.refresh();
  const { version } = school.current();
  await school.refresh();
  expect(school.current().version).toBe(version);
  says = { identity: { ...oakHill, tagline: "By the lake" } };
  await school.refresh();
  expect(school.current().version).not.toBe(version);
});

test("what was said last outlives a host that fails, that forgets the call, and a restart", async () => {
  let says: unknown = { identity: oakHill, admission: fees };
  const first = open(() => says);
  await first.school.refresh();
  const { parts, version } = first.school.current();
  for (says of [new BadStatusError("/api/site/SGSM", 500), unknownCall]) {
    await first.school.refresh();
    expect(first.school.current()).toEqual({ parts, version });
  }
  await first.snapshot.settled();
  expect(open(() => unknownCall).school.current()).toEqual({ parts, version });
});
