import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { createClient } from "./client.ts";
import { NotFoundError } from "./errors.ts";
import {
  isVisitKey,
  readVisitFields,
  VisitAction,
  VisitLinkRequest,
  VisitRequest,
} from "./visit.ts";
import { VisitSettings } from "./visit-settings.ts";

const typed = {
  time: "12",
  people: "3",
  class: "VI",
  name: " Asha Rawat ",
  email: "asha@home.example",
  language: "hi",
};
const key = "abcdefghijklmnopqrstuvwxyz234567";

describe("the fields of a booking", () => {
  test("are trimmed, and no other is read", () => {
    const { fields, errors } = readVisitFields({ ...typed, child: "Ravi", people: 3 });
    expect(errors).toEqual({});
    expect(fields).toEqual({ ...typed, name: "Asha Rawat" });
  });

  test("each have a message when they are missing", () => {
    expect(readVisitFields({}).errors).toEqual({
      time: "Choose a day and time",
      people: "Choose how many people come",
      class: "Choose a class",
      name: "Enter your name",
      email: "Enter an e-mail address",
      language: "Choose a language",
    });
  });

  test.each([
    ["people", "0", "Choose how many people come"],
    ["people", "6", "Choose how many people come"],
    ["people", "1.5", "Choose how many people come"],
    ["name", "x".repeat(201), "Name must be 200 characters or fewer"],
    ["email", `${"x".repeat(250)}@a.example`, "Enter an e-mail address"],
    ["email", "9876543210", "Enter an e-mail address"],
    ["language", "fr", "Choose a language"],
  ])("refuse %s %j", (name, value, message) => {
    expect(readVisitFields({ ...typed, [name]: value }).errors).toEqual({ [name]: message });
  });

  test("survive any input", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(typed)), fc.anything()), (input) => {
        for (const value of Object.values(readVisitFields(input).fields))
          expect(value.isWellFormed()).toBe(true);
      }),
    );
  });
});

test("a request has a reference, and its number of people is a number", () => {
  const sent = { ...typed, reference: "V-7KQ9-4F" };
  const read = { ...sent, name: "Asha Rawat", people: 3 };
  expect(VisitRequest.safeParse(sent).data).toEqual(read);
  expect(VisitRequest.safeParse(read).data).toEqual(read);
  const broken = VisitRequest.safeParse({ ...sent, reference: "E-7KQ9-4F", people: "9" });
  expect(broken.error?.issues.map(({ path }) => path[0])).toEqual(["people", "reference"]);
});

test.each([
  [key, true],
  [key.toUpperCase(), false],
  [`${key}a`, false],
  [key.replace("2", "1"), false],
  [undefined, false],
])("%s as the key of a booking: %s", (text, isKey) => expect(isVisitKey(text)).toBe(isKey));

test.each([
  [{ action: "cancel" }, true],
  [{ action: "change", people: 2 }, true],
  [{ action: "change", time: "7", mayWait: true }, true],
  [{ action: "change", people: 6 }, false],
  [{ action: "delete" }, false],
  [{}, false],
])("%j as an action: %s", (body, isAction) => {
  expect(VisitAction.safeParse(body).success).toBe(isAction);
});

test("a request for lost links has an e-mail address", () => {
  expect(VisitLinkRequest.safeParse({ email: " a@b.example " }).data?.email).toBe("a@b.example");
  expect(VisitLinkRequest.safeParse({ email: "a" }).success).toBe(false);
});

test("the times of a call are sorted, at most 200, and broken ones are left out", () => {
  const time = {
    _id: "1",
    day: "2026-12-05",
    time: "10:00",
    kind: "Tour of the school",
    classes: "",
    language: "hi",
    isFull: false,
    closesAt: "2026-12-04T04:30:00.000Z",
  };
  const read = (times: unknown) =>
    VisitSettings.parse({ notice: { english: "a", hindi: "b" }, classes: ["VI"], times }).times;
  const broken = [{ time: "25:00" }, { day: "soon" }, { closesAt: "" }, { kind: "" }, { _id: "" }];
  expect(
    read([
      ...broken.map((change) => ({ ...time, ...change })),
      { ...time, _id: "3", time: "14:00" },
      { ...time, _id: "2", time: "09:30", isFull: true },
      { ...time, _id: "4", day: "2026-11-30" },
    ]).map(({ _id }) => _id),
  ).toEqual(["4", "2", "3"]);
  expect(read(Array(201).fill(time))).toHaveLength(200);
  expect(read(undefined)).toEqual([]);
});

describe("the client", () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  async function startClient(listener: RequestListener) {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    return createClient({ baseUrl: `http://127.0.0.1:${port}/`, school: "SGSM" });
  }
  const answer = async (status: number, body: object) => {
    const paths: (string | undefined)[] = [];
    const client = await startClient((request, response) => {
      paths.push(request.url);
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
    return { client, paths };
  };
  const visit = VisitRequest.parse({ ...typed, reference: "V-7KQ9-4F" });

  test("returns the reply to a booking, or the messages of its fields", async () => {
    const reply = { reference: "V-7KQ9-4F", state: "waiting", received: "2026-11-29T10:00:00Z" };
    const good = await answer(201, reply);
    expect(await good.client.sendVisit(visit)).toEqual({ reply });
    expect(good.paths).toEqual(["/api/admission/SGSM/visit"]);
    const errors = { time: "This time can no longer be booked" };
    const bad = await answer(422, { title: "Please correct the fields", errors });
    expect(await bad.client.sendVisit(visit)).toEqual({ errors });
  });

  test("reads and changes a booking, or returns why it cannot", async () => {
    const booked = await answer(200, { state: "booked" });
    expect(await booked.client.getVisitStatus(key)).toBe("booked");
    expect(booked.paths).toEqual([`/api/admission/SGSM/visit/${key}`]);
    const full = await answer(409, { state: "full", status: 409 });
    const change = { action: "change", time: "7" } as const;
    expect(await full.client.changeVisit(key, change)).toEqual({ conflict: "full" });
  });

  test("throws NotFoundError for a dead key, and no error contains the key", async () => {
    const gone = await answer(404, {});
    const error = await gone.client.getVisitStatus(key).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(String(error)).not.toContain(key);
    const broken = await answer(200, { state: "lost" });
    await expect(broken.client.changeVisit(key, { action: "open" })).rejects.toThrow(
      /^(?!.*abcdefgh).*unknown shape/,
    );
  });

  test("asks for lost links", async () => {
    const { client, paths } = await answer(202, {});
    await client.sendVisitLink("a@b.example");
    expect(paths).toEqual(["/api/admission/SGSM/visit-link"]);
  });
});
