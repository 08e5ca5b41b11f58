import { BadStatusError, type Client, NotFoundError } from "@manor/content-api";
import { expect, test } from "vitest";
import { sampleSchool } from "../model/school/test-school.ts";
import { createResponseCache } from "./response-cache.ts";
import { contentOptions, makeFolder, silentLog } from "./test-content.ts";

const oakHill = { ...sampleSchool.identity, name: "Oak Hill" };
const fees = sampleSchool.admission;

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
  const response = createResponseCache({
    ...options,
    client,
    log: { ...silentLog, warn: (logFields) => warnings.push(logFields) },
    freshForMs: 0,
    onChange: () => {},
  }).school();
  const school = {
    current: () => ({ parts: response.cached?.value ?? {}, version: response.version }),
    refresh: () => response.refresh(),
  };
  return { school, warnings, folder, snapshot: options.snapshot };
}

const unknownCall = new NotFoundError("/api/site/SGSM");

test("returns no parts when the CMS does not have the call", async () => {
  const { school, warnings } = open(() => unknownCall);
  expect(school.current()).toEqual({ parts: {}, version: "" });
  await school.refresh();
  expect(school.current().parts).toEqual({});
  expect(school.current().version).not.toBe("");
  expect(warnings).toEqual([]);
});

test("drops an invalid part, logs its name and returns the others", async () => {
  const { school, warnings } = open(() => ({ identity: oakHill, admission: { documents: 7 } }));
  await school.refresh();
  expect(school.current().parts).toEqual({ identity: oakHill });
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
  let respond: unknown = { identity: oakHill, admission: fees };
  const first = open(() => respond);
  await first.school.refresh();
  const { parts, version } = first.school.current();
  for (respond of [new BadStatusError("/api/site/SGSM", 500), unknownCall]) {
    await first.school.refresh();
    expect(first.school.current()).toEqual({ parts, version });
  }
  await first.snapshot.settled();
  expect(open(() => unknownCall, first.folder).school.current()).toEqual({ parts, version });
});
