import { expect, test } from "vitest";
import { readJson } from "../../../../tests/e2e/harness/read-json.ts";
import { admin, visitor } from "../cms-fixture.ts";
import { expectResponse } from "../prepare-cms.ts";

test("a message is resolved with name and time, and its text cannot be changed", async () => {
  const path = `contact-messages/${(await readJson(await visitor.sendMessage())).id}`;
  expect(await admin.get(path)).toMatchObject({ isHandled: false, handledBy: null });
  await expectResponse(admin.ask("PATCH", path, { isHandled: true, message: "Other words" }), 403);
  await admin.save("PATCH", path, { isHandled: true });
  const handled = await admin.get(path);
  expect(handled).toMatchObject({ isHandled: true, message: "When?" });
  expect(handled.handledBy).toBeTruthy();
  expect(Math.abs(Date.now() - Date.parse(handled.handledAt))).toBeLessThan(60_000);
  await admin.save("PATCH", path, { isHandled: false });
  expect(await admin.get(path)).toMatchObject({ handledBy: null, handledAt: null });
});
