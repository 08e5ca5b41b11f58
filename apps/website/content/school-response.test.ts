import { BadStatusError, type Client, NotFoundError } from "@manor/content-api";
import { emptySchool } from "@manor/content-api/empty-school";
import { readSampleSchool } from "@manor/sample-school";
import { expect, test } from "vitest";
import { cacheSchool } from "./cached-calls.ts";
import { contentOptions, makeFolder, silentLog } from "./test-content.ts";

const sampleSchool = readSampleSchool();
const oakHill = { ...sampleSchool.identity, name: "Oak Hill" };
const { admission } = sampleSchool;

/** A CMS that returns what the test sets: JSON or an error. */
function open(respond: () => unknown, folder = makeFolder()) {
  const warnings: object[] = [];
  const options = contentOptions(folder);
  const client = {
    school: async () => {
      const value = respond();
      if (value instanceof Error) throw value;
      return { changed: true, value, etag: "", dropped: 0 };
    },
  } as unknown as Client; // Only this call is made here.
  const response = cacheSchool({
    ...options,
    client,
    log: { ...silentLog, warn: (logFields) => warnings.push(logFields) },
    freshForMs: 0,
    onChange: () => {},
  });
  const school = {
    current: () => ({ value: response.cached?.value, version: response.version }),
    refresh: () => response.refresh(),
  };
  return { school, warnings, folder, snapshot: options.snapshot };
}

const unknownCall = new NotFoundError("/api/site/SGSM");

test("has no school when the CMS does not have the call, also after a restart", async () => {
  const { school, warnings, folder, snapshot } = open(() => unknownCall);
  await school.refresh();
  expect(school.current()).toEqual({ value: undefined, version: "" });
  expect(warnings).toEqual([]);
  await snapshot.settled();
  expect(open(() => unknownCall, folder).school.current().value).toBeUndefined();
});

test("empties an absent part, and an invalid one that was never valid, and logs the invalid one", async () => {
  const { school, warnings } = open(() => ({ identity: oakHill, admission: { documents: 7 } }));
  await school.refresh();
  expect(school.current().value).toEqual({ ...emptySchool, identity: oakHill });
  expect(warnings).toMatchObject([{ part: "admission" }]);
});

test("retains the last valid value of a part that becomes invalid", async () => {
  let respond: object = { identity: oakHill, admission };
  const { school, warnings } = open(() => respond);
  await school.refresh();
  respond = { identity: { ...oakHill, name: "Elm Vale" }, admission: { documents: 7 } };
  await school.refresh();
  expect(school.current().value?.identity.name).toBe("Elm Vale");
  expect(school.current().value?.admission).toEqual(admission);
  expect(warnings).toMatchObject([{ part: "admission" }]);
});

test("changes the version only when the content changes", async () => {
  let respond: object = { identity: oakHill };
  const { school } = open(() => respond);
  await school.refresh();
  const { version } = school.current();
  await school.refresh();
  expect(school.current().version).toBe(version);
  respond = { identity: { ...oakHill, tagline: "By the lake" } };
  await school.refresh();
  expect(school.current().version).not.toBe(version);
});

test("retains the last response through CMS errors, 404 and a restart", async () => {
  let respond: unknown = { identity: oakHill, admission };
  const first = open(() => respond);
  await first.school.refresh();
  const { value, version } = first.school.current();
  for (respond of [new BadStatusError("/api/site/SGSM", 500), unknownCall]) {
    await first.school.refresh();
    expect(first.school.current()).toEqual({ value, version });
  }
  await first.snapshot.settled();
  expect(open(() => unknownCall, first.folder).school.current()).toEqual({ value, version });
});
