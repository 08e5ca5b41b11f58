import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { type Editor, ownPassword, readClaims, signIn } from "./editor.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";

const office = "office@sgc.example";
const nextPassword = "another password of my own";

describe("sessions", () => {
  const { admin, cms, createUser, dataDir } = prepareCms();

  const isSignedIn = async (editor: Editor) => (await editor.ask("GET", "news")).status === 200;

  test("signing out revokes the session: a copy of the cookie gives no access", async () => {
    const editor = await signIn(cms, office, ownPassword);
    expect(await isSignedIn(editor)).toBe(true);
    await expectResponse(editor.ask("POST", "users/logout"), 200);
    expect(await isSignedIn(editor)).toBe(false);
    expect(await isSignedIn(admin)).toBe(true);
  });

  test("a session ends after an idle hour, is extended by use, and ends after twelve hours", async () => {
    const editor = await signIn(cms, office, ownPassword);
    const { exp, iat, sid } = readClaims(editor);
    expect(Number(exp) - Number(iat)).toBe(3_600);
    await expectResponse(editor.ask("POST", "users/refresh-token"), 200);

    const begun = new Date(Date.now() - 12 * 3_600_000 - 1_000).toISOString();
    const older = `update users_sessions set created_at = '${begun}' where id = '${sid}' returning id`;
    expect(await runSql(dataDir, older)).toHaveLength(1);
    const refused = editor.ask("POST", "users/refresh-token");
    await expectResponse(refused, 403, /session ended after 12 hours/);
  });

  test("changing the own password needs the current one, and ends every other session", async () => {
    const { id, email, ...editor } = await createUser("password", "admin");
    const other = await signIn(cms, email, ownPassword);
    const password = nextPassword;
    const change = (body: object) => editor.ask("PATCH", `users/${id}`, { password, ...body });
    await expectResponse(change({}), 400, /enter your current password/);
    await expectResponse(change({ oldPassword: { not: "a text" } }), 400, /enter your current/);
    const wrong = change({ oldPassword: "some other words here" });
    await expectResponse(wrong, 400, /current password is incorrect/);
    const many = editor.ask("PATCH", `users?where[id][equals]=${id}`, { password });
    await expectResponse(many, 400, /for one user at a time/);
    expect(await isSignedIn(other)).toBe(true);

    await expectResponse(change({ oldPassword: ownPassword }), 200);
    expect(await isSignedIn(editor)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    await expect(signIn(cms, email, ownPassword)).rejects.toThrow(/401/);
    expect(await isSignedIn(await signIn(cms, email, nextPassword))).toBe(true);
  });

  test("a password set by an admin ends all sessions of the user", async () => {
    const { id, ...editor } = await createUser("admins-choice");
    expect(await isSignedIn(editor)).toBe(true);
    await admin.save("PATCH", `users/${id}`, { password: "one-time word 4712" });
    expect(await isSignedIn(editor)).toBe(false);
  });

  test("changing the own e-mail address needs the current password, and ends every other session", async () => {
    const { id, email: old, ...editor } = await createUser("mover");
    const other = await signIn(cms, old, ownPassword);
    const change = (body: object) => editor.ask("PATCH", `users/${id}`, body);
    const email = "thief@elsewhere.example";
    await expectResponse(change({ email }), 400, /enter your current password/);
    await expectResponse(change({ email, name: "Mover" }), 400, /enter your current password/);
    const wrong = change({ email, oldPassword: "some other words here" });
    await expectResponse(wrong, 400, /current password is incorrect/);
    const many = editor.ask("PATCH", `users?where[id][equals]=${id}`, { email });
    await expectResponse(many, 400, /for one user at a time/);
    expect(await isSignedIn(other)).toBe(true);

    // The form always sends the address: an unchanged one needs no password.
    await expectResponse(change({ name: "Mover", email: ` ${old.toUpperCase()}` }), 200);
    expect(await isSignedIn(other)).toBe(true);
    const mine = "moved@sgc.example";
    await expectResponse(change({ email: mine, oldPassword: ownPassword }), 200);
    expect(await isSignedIn(editor)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    await expect(signIn(cms, old, ownPassword)).rejects.toThrow(/401/);
    const again = await signIn(cms, mine, ownPassword);
    expect(await isSignedIn(again)).toBe(true);
    await admin.save("PATCH", `users/${id}`, { email: old });
    expect(await isSignedIn(again)).toBe(false);
  });

  test("a role or session removed by an admin stays removed during concurrent logins", async () => {
    const { id, email, ...editor } = await createUser("busy");
    const stop = await repeat(
      () => editor.ask("POST", "users/refresh-token"),
      () => editor.ask("PATCH", `users/${id}`, { name: `Busy ${Math.random()}` }),
      () => signIn(cms, email, ownPassword),
    );
    const roles = ["contributor", "editor", "contributor", "editor", "contributor"];
    const seen: string[] = [];
    for (const role of roles) {
      await admin.save("PATCH", `users/${id}`, { role });
      await pause(200);
      seen.push((await admin.get(`users/${id}`)).role);
    }
    await stop();
    expect(seen).toEqual(roles);
  });

  test("a login during a password change gives no access, and restores no other session", async () => {
    const { id, email, ...editor } = await createUser("robbed");
    const thieves: Editor[] = [await signIn(cms, email, ownPassword)];
    const stop = await repeat(
      () => thieves[0]?.ask("POST", "users/refresh-token"),
      async () => thieves.push(await signIn(cms, email, ownPassword)),
      async () => thieves.push(await signIn(cms, email, ownPassword)),
    );
    const oldPassword = ownPassword;
    await editor.save("PATCH", `users/${id}`, { oldPassword, password: nextPassword });
    await stop();
    expect(thieves.length).toBeGreaterThan(2);
    expect(await Promise.all(thieves.map(isSignedIn))).not.toContain(true);
    expect(await isSignedIn(editor)).toBe(true);
  });

  test("simultaneous logins do not end each other", async () => {
    const { email } = await createUser("twice");
    const all = await Promise.all([1, 2, 3].map(() => signIn(cms, email, ownPassword)));
    expect(await Promise.all(all.map(isSignedIn))).toEqual([true, true, true]);
  });

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
