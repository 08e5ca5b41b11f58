import assert from "node:assert/strict";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, test } from "vitest";
import { ownPassword, signInFirstAdmin } from "./clerk.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "./running-host.ts";

describe("links of e-mails for a new password", () => {
  const dataDir = newDataDir();
  let mailbox: Mailbox;
  let host: RunningHost;

  beforeAll(async () => {
    mailbox = await openMailbox();
    const environment = { ...mailbox.environment, TRUST_PROXY: "on" };
    host = await startHost({ dataDir, environment });
  });
  afterAll(async () => {
    await host.stop();
    await mailbox.close();
    removeDataDir(dataDir);
  });

  async function tokenFor(email: string): Promise<string> {
    for (let tries = 0; tries < 300; tries += 1) {
      const letter = mailbox.received.find(({ to }) => to.includes(email));
      const { text = "" } = await PostalMime.parse(letter?.text ?? "");
      const [, token] = /\/admin\/reset\/([0-9a-f]{40})/.exec(text) ?? [];
      if (token) return token;
      await new Promise((next) => setTimeout(next, 100));
    }
    throw new Error("No link came within half a minute.");
  }

  test("wrong links from four addresses do not close a right one from a fifth", async () => {
    const admin = await signInFirstAdmin(host);
    const person = { name: "New Clerk", email: "clerk@sgc.example", role: "editor" };
    await admin.save("POST", "users", { ...person, password: "one-time word 4711" });
    const token = await tokenFor(person.email);
    const reset = async (shown: string, from: string) => {
      const answer = await fetch(`${host.url}/cms-api/users/reset-password`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from },
        body: JSON.stringify({ token: shown, password: ownPassword }),
      });
      return answer.status;
    };
    const places = ["198.51.100.1", "203.0.113.1", "10.0.0.1", "10.1.0.1"];
    const wrong = await Promise.all(
      places.flatMap((from) => Array.from({ length: 10 }, (_, n) => reset(`wrong ${n}`, from))),
    );
    assert.deepEqual(wrong, Array(40).fill(403));
    assert.equal(await reset("wrong again", "10.0.0.1"), 429);
    assert.equal(await reset(token, "10.2.0.1"), 200);
  });
});
