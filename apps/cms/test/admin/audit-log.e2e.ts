import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { admin, cms } from "../cms-fixture.ts";
import { ownPassword, signIn } from "../editor.ts";
import { until } from "../until.ts";

type Line = {
  id: number;
  account: string;
  what: string;
  list: string;
  record: string;
  from: string;
};

const lines = async (): Promise<Line[]> =>
  (await (await admin.ask("GET", "audit-log?limit=0&sort=id")).json()).docs;

describe("the audit log", () => {
  test("records every change by account, whatever name the user chooses", async () => {
    await admin.save("PATCH", "users/1", { name: "Another Name" });
    const before = (await lines()).length;
    const { id } = await admin.save("POST", "news", {
      title: "A pupil’s name",
      _status: "published",
    });
    await admin.save("PATCH", `news/${id}`, { _status: "draft" });
    await admin.save("PATCH", `news/${id}`, { deletedAt: new Date().toISOString() });
    await admin.ask("DELETE", `news/${id}?trash=true`);
    const written = (await lines()).slice(before);
    assert.deepEqual(
      written.map(({ account, what, list, record }) => [account, what, list, record]),
      ["created and published", "unpublished", "moved to the trash", "deleted permanently"].map(
        (what) => ["office@sgc.example", what, "news", String(id)],
      ),
    );
    assert.match(written[0]?.from ?? "", /127\.0\.0\.1/);
    assert.equal(JSON.stringify(await lines()).includes("pupil"), false);
  });

  test("records logins, new users and opened messages", async () => {
    const before = (await lines()).length;
    await signIn(cms, "office@sgc.example", ownPassword);
    const person = { name: "New", email: "new@sgc.example", password: "a password for once" };
    const { id } = await admin.save("POST", "users", { ...person, role: "editor" });
    const sent = await fetch(`${cms.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "V", email: "v@example.org", message: "?", schoolcode: "SGSM" }),
    });
    const message = (await sent.json()).id;
    await admin.ask("GET", "contact-messages?limit=0");
    await admin.ask("GET", `contact-messages/${message}`);
    const written = (await lines()).slice(before);
    assert.deepEqual(
      written.map(({ what, list, record }) => [what, list, record]),
      [
        ["signed in", "users", "1"],
        ["created", "users", String(id)],
        ["read", "contact-messages", String(message)],
      ],
    );
    const editor = await signIn(cms, person.email, person.password);
    assert.equal((await editor.ask("GET", "audit-log")).status, 403);
  });

  test("records a refused login by account, but does not store an unknown address", async () => {
    const before = (await lines()).length;
    for (const email of ["office@sgc.example", "my-secret-word@nowhere.example"]) {
      await fetch(`${cms.url}/cms-api/users/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: "wrong wrong wrong" }),
      });
    }
    await until(async () => (await lines()).length >= before + 2);
    const written = (await lines()).slice(before);
    assert.deepEqual(
      written.map(({ account, what }) => [account, what]),
      [
        ["office@sgc.example", "sign-in failed: wrong password"],
        ["unknown account", "sign-in failed: wrong password"],
      ],
    );
    assert.equal(JSON.stringify(await lines()).includes("secret-word"), false);
  });

  test("exports messages and the audit log as CSV without formulas, and records each export", async () => {
    await fetch(`${cms.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "=1+1",
        email: "v@example.org",
        message: "+91, please",
        schoolcode: "SGSM",
      }),
    });
    const messages = await admin.ask("GET", "export/contact-messages");
    assert.match(messages.headers.get("content-disposition") ?? "", /attachment; .*\.csv"/);
    assert.match(await messages.text(), /,'=1\+1,v@example.org,"'\+91, please"/);
    assert.match(await (await admin.ask("GET", "export/audit-log")).text(), /When,Who,What/);
    const written = (await lines()).slice(-2);
    assert.deepEqual(
      written.map(({ list, what }) => [list, what.startsWith("exported")]),
      [
        ["contact-messages", true],
        ["audit-log", true],
      ],
    );
    assert.equal((await admin.ask("GET", "export/users")).status, 404);
    assert.equal((await fetch(`${cms.url}/cms-api/export/contact-messages`)).status, 401);
  });

  test("nobody can add, change or delete an event, not even an admin", async () => {
    const [line] = await lines();
    assert.ok(line);
    const path = `audit-log/${line.id}`;
    assert.equal((await admin.ask("PATCH", path, { what: "nothing" })).status, 403);
    assert.equal((await admin.ask("DELETE", path)).status, 403);
    assert.equal((await admin.ask("POST", "audit-log", { ...line, what: "nothing" })).status, 403);
    assert.deepEqual((await lines())[0], line);
  });
});
