import assert from "node:assert/strict";
import { test } from "vitest";
import { prepareCms } from "./prepare-cms.ts";
import { until } from "./until.ts";

const used = prepareCms({ EMAILS_PER_MINUTE: "30" }, { hasMail: true });

test("sends no two e-mails within two seconds when 30 a minute are allowed", async () => {
  const recipients = [1, 2, 3, 4].map((number) => `teacher-${number}@sgc.example`).join("\n");
  await used.admin.ask("POST", "globals/message-notifications", { recipients });
  const { received } = used.mailbox;
  await fetch(`${used.cms.url}/api/form/SGSM/CF`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "A", email: "a@b.example", message: "Hello" }),
  });
  await until(() => received.length > 0 || undefined);
  const since = performance.now();
  await until(() => received.length === 4 || undefined);
  // `until` looks for the first one every 50 ms.
  assert.ok(performance.now() - since > 5_900, `${performance.now() - since} ms`);
});
