import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { ownPassword, signIn } from "../clerk.ts";
import { clerk, host } from "../cms-fixture.ts";
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
  (await (await clerk.ask("GET", "audit-log?limit=0&sort=id")).json()).docs;

describe("who did what", () => {
  test("every change is a line by account, whatever name the person gives himself", async () => {
    await clerk.save("PATCH", "users/1", { name: "Somebody Else" });
    const before = (await lines()).length;
    const { id } = await clerk.save("POST", "news", {
      title: "A pupil’s name",
      _status: "published",
    });
    await clerk.save("PATCH", `news/${id}`, { _status: "draft" });
    await clerk.save("PATCH", `news/${id}`, { deletedAt: new Date().toISOString() });
    await clerk.ask("DELETE", `news/${id}?trash=true`);
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
    assert.equal((await editor.ask("GET", "audit-log")).status, 403);
  });

  test("a refused log-in is a line, by the account that was tried, and what was no account is not kept", async () => {
    const before = (await lines()).length;
    for (const email of ["office@sgc.example", "my-secret-word@nowhere.example"]) {
      await fetch(`${host.url}/cms-api/users/login`, {
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
        ["nobody that the admin panel knows", "sign-in failed: wrong password"],
      ],
    );
    assert.equal(JSON.stringify(await lines()).includes("secret-word"), false);
  });

  test("messages and the audit log go out as tables without formulas, and each time is a line", async () => {
    await fetch(`${host.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "=1+1",
        email: "v@example.org",
        message: "+91, please",
        schoolcode: "SGSM",
      }),
    });
    const messages = await clerk.ask("GET", "export/contact-messages");
    assert.match(messages.headers.get("content-disposition") ?? "", /attachment; .*\.csv"/);
    assert.match(await messages.text(), /,'=1\+1,v@example.org,"'\+91, please"/);
    assert.match(await (await clerk.ask("GET", "export/audit-log")).text(), /When,Who,What/);
    const written = (await lines()).slice(-2);
    assert.deepEqual(
      written.map(({ list, what }) => [list, what.startsWith("exported")]),
      [
        ["contact-messages", true],
        ["audit-log", true],
      ],
    );
    assert.equal((await clerk.ask("GET", "export/users")).status, 404);
    assert.equal((await fetch(`${host.url}/cms-api/export/contact-messages`)).status, 401);
  });

  test("nobody adds, changes or deletes a line, not even an admin", async () => {
    const [line] = await lines();
    assert.ok(line);
    const path = `audit-log/${line.id}`;
    assert.equal((await clerk.ask("PATCH", path, { what: "nothing" })).status, 403);
    assert.equal((await clerk.ask("DELETE", path)).status, 403);
    assert.equal((await clerk.ask("POST", "audit-log", { ...line, what: "nothing" })).status, 403);
    assert.deepEqual((await lines())[0], line);
  });
});
