import { expect, test } from "vitest";
import { cached } from "../content-version/content-version.ts";
import { day, getImages, type ListContext } from "./list-published.ts";
import { readJson } from "./request.ts";

test("computes a response once per version, even for concurrent requests", async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    return made;
  };
  const first = await Promise.all([cached("a", "1", make), cached("a", "1", make)]);
  expect(first).toEqual([1, 1]);
  expect(await cached("a", "2", make)).toBe(2);
  expect(await cached("b", "2", make)).toBe(3);
});

test("tries again after a failed computation", async () => {
  await expect(cached("c", "1", () => Promise.reject(new Error("no database")))).rejects.toThrow();
  expect(await cached("c", "1", async () => "there")).toBe("there");
});

test("converts a stored timestamp to its day in Kolkata", () => {
  expect(day("2026-03-05T18:30:00.000Z")).toBe("2026-03-06");
  expect(day(null)).toBe("");
  expect(day("soon")).toBe("");
});

const post = (body: BodyInit, type = "application/json") =>
  readJson(
    new Request("http://host/", { method: "POST", body, headers: { "content-type": type } }),
  );

test("rejects a form that is too large, of another type or unreadable, each with its status", async () => {
  expect(await post('{"name":"A"}', "application/json; charset=utf-8")).toEqual({ name: "A" });
  expect(await post("name=A", "application/x-www-form-urlencoded")).toMatchObject({ status: 415 });
  expect(await post(`"${"x".repeat(65_536)}"`)).toMatchObject({ status: 413 });
  for (const text of ["", "{", "[]", "null", "7", "\uFFFF"]) {
    expect(await post(text)).toMatchObject({ status: 400 });
  }
});

test("returns the alt texts of the images, and omits a deleted image", () => {
  const names = new Map([
    [1, "a.jpg"],
    [2, "b.jpg"],
  ]);
  const context = {
    nameOf: (_: string, picture: unknown) => names.get(Number(picture)),
    textsOf: (picture: unknown) =>
      picture === 1 ? undefined : { alt: "A lamp", caption: `Of ${picture}` },
  } as unknown as ListContext;
  expect(getImages(context, [1, 2, 3])).toEqual({
    files: ["a.jpg", "b.jpg"],
    words: { pictures: [{ file: "b.jpg", alt: "A lamp", caption: "Of 2" }] },
  });
  expect(getImages(context, [1])).toEqual({ files: ["a.jpg"], words: {} });
  expect(getImages(context, null)).toEqual({ files: [], words: {} });
});
