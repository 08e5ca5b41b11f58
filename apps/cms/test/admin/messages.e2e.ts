import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { admin, cms } from "../cms-fixture.ts";

describe("a message of a visitor", () => {
  test("is resolved with name and time, and its text cannot be changed", async () => {
    const body = { name: "Visitor", email: "v@example.org", message: "When?", schoolcode: "SGSM" };
    const sent = await fetch(`${cms.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const path = `contact-messages/${(await sent.json()).id}`;
    const get = async () => (await admin.ask("GET", path)).json();
    assert.partialDeepStrictEqual(await get(), { isHandled: false, handledBy: null });
    const words = { isHandled: true, message: "Other words" };
    assert.equal((await admin.ask("PATCH", path, words)).status, 403);
    await admin.save("PATCH", path, { isHandled: true });
    const { isHandled, handledBy, handledAt, message } = await get();
    assert.deepEqual([isHandled, message], [true, "When?"]);
    assert.ok(handledBy);
    assert.ok(Math.abs(Date.now() - Date.parse(handledAt)) < 60_000);
    await admin.save("PATCH", path, { isHandled: false });
    assert.partialDeepStrictEqual(await get(), { handledBy: null, handledAt: null });
  });
});
