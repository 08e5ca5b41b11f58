import { Album, listCalls } from "@manor/content-api";
import { expect, test } from "vitest";
import { readJson } from "../../../../tests/e2e/harness/read-json.ts";
import { visitor } from "../sample-cms.ts";

// The sample has no emergency banner, no former addresses, and no mail server for newsletters.
const { alerts: _, newsletters: __, redirects: ___, ...filled } = listCalls;

test.each(Object.entries(filled))(
  "%s has exactly the format of the content API [A288, A289, A290, A292, A293, A294, A295]",
  async (_name, call) => {
    const response = await visitor.ask(call.path("SGSM"));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    const items: unknown[] = await readJson(response);
    expect(items).not.toEqual([]);
    // Parsing repairs wrong values, so the item must be equal before and after.
    for (const item of items) expect(call.item.parse(item)).toStrictEqual(item);
  },
);

test("paths and school codes are case-insensitive; unknown paths return 404", async () => {
  expect(await visitor.status("/api/EVENTS/all/sgsm")).toBe(200);
  expect(await visitor.status("/api/principalmessage/Sgsm")).toBe(200);
  for (const path of [
    "/api/events/XXXX",
    "/api/site/OTHER",
    "/api/unknown/SGSM",
    "/api/",
    "/api/image/SGSM/none",
  ]) {
    const response = await visitor.ask(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(await readJson(response)).toMatchObject({ detail: expect.any(String) });
  }
});

test("another method returns 405", async () => {
  const response = await visitor.ask("/api/events/SGSM", { method: "DELETE" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(await visitor.status("/api/form/SGSM/CF")).toBe(405);
  expect((await visitor.post("/api/site/SGSM", {})).status).toBe(405);
});

test("returns an album of either category by its id [A291]", async () => {
  for (const album of await visitor.list("/api/gallery/All/SGSM")) {
    const item = await visitor.get(`/api/subGallery?id=${album._id}`);
    expect(item).toEqual(album);
    expect(Album.parse(item)).toStrictEqual(item);
  }
  for (const id of ["999999", "", "%2e%2e", "1%20or%201=1"])
    expect(await visitor.status(`/api/subGallery?id=${id}`)).toBe(404);
});
