import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, test } from "vitest";
import { type Editor, ownPassword, signIn } from "./editor.ts";
import { prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";
import type { RunningCms } from "./running-cms.ts";

const office = "office@sgc.example";
const nextPassword = "another password of my own";

describe("sessions", () => {
  const used = prepareCms();
  let cms: RunningCms;
  let admin: Editor;
  beforeAll(() => {
    ({ cms, admin } = used);
  });

  const isSignedIn = async (editor: Editor) => (await editor.ask("GET", "news")).status === 200;
  const readClaims = ({ cookie }: Editor) =>
    JSON.parse(Buffer.from(cookie.split(".")[1] ?? "", "base64url").toString());

  test("signing out revokes the session: a copy of the cookie gives no access", async () => {
    const editor = await signIn(cms, office, ownPassword);
    assert.equal(await isSignedIn(editor), true);
    assert.equal((await editor.ask("POST", "users/logout")).status, 200);
    assert.equal(await isSignedIn(editor), false);
    assert.equal(await isSignedIn(admin), true);
  });

  test("a session ends after an idle hour, is extended by use, and ends after twelve hours", async () => {
    const editor = await signIn(cms, office, ownPassword);
    const { exp, iat, sid } = readClaims(editor);
    assert.equal(exp - iat, 3_600);
    assert.equal((await editor.ask("POST", "users/refresh-token")).status, 200);

    const begun = new Date(Date.now() - 12 * 3_600_000 - 1_000).toISOString();
    const older = `update users_sessions set created_at = '${begun}' where id = '${sid}' returning id`;
    assert.equal((await runSql(used.dataDir, older)).length, 1);
    const refused = await editor.ask("POST", "users/refresh-token");
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /session ended after 12 hours/);
  });

  test("changing the own password needs the current one, and ends every other session", async () => {
    const editor = await signIn(cms, office, ownPassword);
    const other = await signIn(cms, office, ownPassword);
    const change = (body: object) =>
      editor.ask("PATCH", "users/1", { password: nextPassword, ...body });
    for (const [body, reason] of [
      [{}, /enter your current password/],
      [{ oldPassword: "some other words here" }, /current password is incorrect/],
      [{ oldPassword: { not: "a text" } }, /enter your current password/],
    ] as const) {
      const refused = await change(body);
      assert.equal(refused.status, 400);
      assert.match(await refused.text(), reason);
    }
    const many = await editor.ask("PATCH", "users?where[id][equals]=1", { password: nextPassword });
    assert.equal(many.status, 400);
    assert.match(await many.text(), /for one user at a time/);
    assert.equal(await isSignedIn(other), true);

    const changed = await change({ oldPassword: ownPassword });
    assert.equal(changed.status, 200, await changed.clone().text());
    assert.equal(await isSignedIn(editor), true);
    assert.equal(await isSignedIn(other), false);
    await assert.rejects(signIn(cms, office, ownPassword), /401/);
    assert.equal(await isSignedIn(await signIn(cms, office, nextPassword)), true);
  });

  test("a password set by an admin ends all sessions of the user", async () => {
    admin = await signIn(cms, office, nextPassword);
    const { id, editor } = await createEditor("Editor", 0);
    assert.equal(await isSignedIn(editor), true);
    await admin.save("PATCH", `users/${id}`, { password: "one-time word 4712" });
    assert.equal(await isSignedIn(editor), false);
  });

  test("changing the own e-mail address needs the current password, and ends every other session", async () => {
    const { person, id, editor } = await createEditor("Mover", 9);
    const other = await signIn(cms, person.email, ownPassword);
    const email = "thief@elsewhere.example";
    for (const [body, reason] of [
      [{ email }, /enter your current password/],
      [{ email, name: "Mover" }, /enter your current password/],
      [{ email, oldPassword: "some other words here" }, /current password is incorrect/],
    ] as const) {
      const refused = await editor.ask("PATCH", `users/${id}`, body);
      assert.equal(refused.status, 400);
      assert.match(await refused.text(), reason);
    }
    const many = await editor.ask("PATCH", `users?where[id][equals]=${id}`, { email });
    assert.match(await many.text(), /for one user at a time/);
    assert.equal(await isSignedIn(other), true);

    // The form always sends the address: an unchanged one needs no password.
    const same = { name: "Mover", email: ` ${person.email.toUpperCase()}` };
    assert.equal((await editor.ask("PATCH", `users/${id}`, same)).status, 200);
    assert.equal(await isSignedIn(other), true);
    const mine = { email: "mover@sgc.example", oldPassword: ownPassword };
    await editor.save("PATCH", `users/${id}`, mine);
    assert.equal(await isSignedIn(editor), true);
    assert.equal(await isSignedIn(other), false);
    await assert.rejects(signIn(cms, person.email, ownPassword), /401/);
    assert.equal(await isSignedIn(await signIn(cms, mine.email, ownPassword)), true);

    const again = await signIn(cms, mine.email, ownPassword);
    await admin.save("PATCH", `users/${id}`, { email: person.email });
    assert.equal(await isSignedIn(again), false);
  });

  test("a role or session removed by an admin stays removed during concurrent logins", async () => {
    const { person, id, editor } = await createEditor("Busy", 1);
    const stop = await repeat(
      () => editor.ask("POST", "users/refresh-token"),
      () => editor.ask("PATCH", `users/${id}`, { name: `Busy ${Math.random()}` }),
      () => signIn(cms, person.email, ownPassword),
    );
    const seen: string[] = [];
    for (const role of ["contributor", "editor", "contributor", "editor", "contributor"]) {
      await admin.save("PATCH", `users/${id}`, { role });
      await pause(200);
      seen.push((await (await admin.ask("GET", `users/${id}`)).json()).role);
    }
    await stop();
    assert.deepEqual(seen, ["contributor", "editor", "contributor", "editor", "contributor"]);
  });

  test("a login during a password change gives no access, and restores no other session", async () => {
    const { person, id, editor } = await createEditor("Robbed", 2);
    const thieves: Editor[] = [await signIn(cms, person.email, ownPassword)];
    const stop = await repeat(
      () => thieves[0]?.ask("POST", "users/refresh-token"),
      async () => thieves.push(await signIn(cms, person.email, ownPassword)),
      async () => thieves.push(await signIn(cms, person.email, ownPassword)),
    );
    const oldPassword = ownPassword;
    await editor.save("PATCH", `users/${id}`, { oldPassword, password: nextPassword });
    await stop();
    assert.ok(thieves.length > 2);
    assert.deepEqual(await Promise.all(thieves.map(isSignedIn)), Array(thieves.length).fill(false));
    assert.equal(await isSignedIn(editor), true);
  });

  test("simultaneous logins do not end each other", async () => {
    const { person } = await createEditor("Twice", 3);
    const both = await Promise.all([1, 2, 3].map(() => signIn(cms, person.email, ownPassword)));
    assert.deepEqual(await Promise.all(both.map(isSignedIn)), [true, true, true]);
  });

  async function createEditor(name: string, number: number) {
    const person = { name, email: `editor${number}@sgc.example`, role: "editor" };
    const { id } = await admin.save("POST", "users", { ...person, password: "one-time word 4711" });
    const editor = await signIn(cms, person.email, "one-time word 4711");
    await editor.save("PATCH", `users/${id}`, { password: ownPassword });
    return { person, id, editor };
  }

  /** Repeats the tasks, whatever their result, for half a second and then until the returned function is called. */
  async function repeat(...tasks: (() => unknown)[]): Promise<() => Promise<unknown>> {
    let isGoing = true;
    const all = tasks.map(async (task) => {
      while (isGoing) await Promise.resolve(task()).catch(() => {});
    });
    await pause(500);
    return () => {
      isGoing = false;
      return Promise.all(all);
    };
  }
});
