import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ownPassword, signIn } from "../clerk.ts";
import { clerk, host } from "../empty-host.ts";

type Line = {
  id: number;
  account: string;
  what: string;
  list: string;
  record: string;
  from: string;
};

const lines = async (): Promise<Line[]> =>
  (await (await clerk.ask("GET", "trail?limit=0&sort=id")).json()).docs;

describe("who did what", () => {
  test("every change is a line by account, whatever name the person gives himself", async () => {
    await clerk.save("PATCH", "users/1", { name: "Somebody Else" });
    const before = (await lines()).length;
    const { id } = await clerk.save("POST", "news", {
      title: "A pupil’s name",
      school: 1,
      _status: "published",
    });
    await clerk.save("PATCH", `news/${id}`, { _status: "draft" });
    await clerk.save("PATCH", `news/${id}`, { deletedAt: new Date().toISOString() });
    await clerk.ask("DELETE", `news/${id}?trash=true`);
    const written = (await lines()).slice(before);
    assert.deepEqual(
      written.map(({ account, what, list, record }) => [account, what, list, record]),
      [
        "created and published",
        "took off the website",
        "moved to the trash",
        "deleted for good",
      ].map((what) => ["office@sgc.example", what, "news", String(id)]),
    );
    assert.match(written[0]?.from ?? "", /127\.0\.0\.1/);
    assert.equal(JSON.stringify(await lines()).includes("pupil"), false);
  });

  test("log-ins and people are lines, too, and so is a message that somebody opens", async () => {
    const before = (await lines()).length;
    await signIn(host, "office@sgc.example", ownPassword);
    const person = { name: "New", email: "new@sgc.example", password: "a password for once" };
    const { id } = await clerk.save("POST", "users", { ...person, role: "editor" });
    const sent = await fetch(`${host.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "V", email: "v@example.org", message: "?", schoolcode: "SGSM" }),
    });
    const message = (await sent.json()).id;
    await clerk.ask("GET", "contact-messages?limit=0");
    await clerk.ask("GET", `contact-messages/${message}`);
    const written = (await lines()).slice(before);
    assert.deepEqual(
      written.map(({ what, list, record }) => [what, list, record]),
      [
        ["signed in", "users", "1"],
        ["created", "users", String(id)],
        ["read", "contact-messages", String(message)],
      ],
    );
    const editor = await signIn(host, person.email, person.password);
    assert.equal((await editor.ask("GET", "trail")).status, 403);
  });

  test("nobody adds, changes or deletes a line, not even an admin", async () => {
    const [line] = await lines();
    assert.ok(line);
    const path = `trail/${line.id}`;
    assert.equal((await clerk.ask("PATCH", path, { what: "nothing" })).status, 403);
    assert.equal((await clerk.ask("DELETE", path)).status, 403);
    assert.equal((await clerk.ask("POST", "trail", { ...line, what: "nothing" })).status, 403);
    assert.deepEqual((await lines())[0], line);
  });
});
