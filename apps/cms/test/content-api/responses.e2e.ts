import assert from "node:assert/strict";
import { Album, listCalls } from "@manor/content-api";
import { describe, test } from "vitest";
import { cms, fetchStatus, list } from "../sample-cms.ts";

describe("a CMS with sample content", () => {
  // The sample has no emergency banner, and no mail server for newsletters.
  const { alerts: _, newsletters: __, ...filled } = listCalls;
  for (const [name, call] of Object.entries(filled)) {
    test(`${name} has exactly the format of the content API [A288, A289, A290, A292, A293, A294, A295]`, async () => {
      const answer = await fetch(cms.url + call.path("SGSM"));
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get("content-type") ?? "", /^application\/json/);
      const items: unknown[] = await answer.json();
      assert.ok(items.length > 0);
      // Parsing repairs wrong values, so the item must be equal before and after.
      for (const item of items) assert.deepEqual(call.item.parse(item), item);
    });
  }

  test("paths and school codes are case-insensitive; unknown paths return 404", async () => {
    assert.equal(await fetchStatus("/api/EVENTS/all/sgsm"), 200);
    assert.equal(await fetchStatus("/api/principalmessage/Sgsm"), 200);
    for (const path of ["/api/events/XXXX", "/api/unknown/SGSM", "/api/", "/api/image/SGSM/none"]) {
      const answer = await fetch(cms.url + path);
      assert.equal(answer.status, 404, path);
      assert.equal(answer.headers.get("content-type"), "application/problem+json; charset=utf-8");
      assert.equal(typeof (await answer.json()).detail, "string");
    }
    const wrong = await fetch(`${cms.url}/api/events/SGSM`, { method: "DELETE" });
    assert.equal(wrong.status, 405);
    assert.equal(wrong.headers.get("allow"), "GET, HEAD");
    assert.equal(await fetchStatus("/api/form/SGSM/CF"), 405);
  });

  test("returns an album of either category by its id [A291]", async () => {
    for (const album of await list("/api/gallery/All/SGSM")) {
      const answer = await (await fetch(`${cms.url}/api/subGallery?id=${album._id}`)).json();
      assert.deepEqual(answer, album);
      assert.deepEqual(Album.parse(answer), answer);
    }
    for (const id of ["999999", "", "%2e%2e", "1%20or%201=1"]) {
      assert.equal(await fetchStatus(`/api/subGallery?id=${id}`), 404);
    }
  });
});
