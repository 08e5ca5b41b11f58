import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, test } from "vitest";
import { type Clerk, ownPassword, signIn } from "./clerk.ts";
import { prepareHost } from "./prepare-host.ts";
import { runSql } from "./run-sql.ts";
import type { RunningHost } from "./running-host.ts";

const office = "office@sgc.example";
const nextPassword = "another password of my own";

describe("sessions", () => {
  const used = prepareHost();
  let host: RunningHost;
  let admin: Clerk;
  beforeAll(() => {
    ({ host, admin } = used);
  });

  const isIn = async (clerk: Clerk) => (await clerk.ask("GET", "news")).status === 200;
  const claimsOf = ({ cookie }: Clerk) =>
    JSON.parse(Buffer.from(cookie.split(".")[1] ?? "", "base64url").toString());

  test("signing out ends the log-in itself: a copy of the cookie opens nothing afterwards", async () => {
    const clerk = await signIn(host, office, ownPassword);
    assert.equal(await isIn(clerk), true);
    assert.equal((await clerk.ask("POST", "users/logout")).status, 200);
    assert.equal(await isIn(clerk), false);
    assert.equal(await isIn(admin), true);
  });

  test("an hour without a key ends a log-in, use makes it longer, and after twelve hours it ends all the same", async () => {
    const clerk = await signIn(host, office, ownPassword);
    const { exp, iat, sid } = claimsOf(clerk);
    assert.equal(exp - iat, 3_600);
    assert.equal((await clerk.ask("POST", "users/refresh-token")).status, 200);

    const begun = new Date(Date.now() - 12 * 3_600_000 - 1_000).toISOString();
    const older = `update users_sessions set created_at = '${begun}' where id = '${sid}' returning id`;
    assert.equal((await runSql(used.dataDir, older)).length, 1);
    const refused = await clerk.ask("POST", "users/refresh-token");
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /session ended after 12 hours/);
  });

  test("the own password is changed by who knows it, and every other log-in ends with it", async () => {
    const clerk = await signIn(host, office, ownPassword);
    const other = await signIn(host, office, ownPassword);
    const change = (body: object) =>
      clerk.ask("PATCH", "users/1", { password: nextPassword, ...body });
    for (const [body, reason] of [
      [{}, /enter your current password/],
      [{ oldPassword: "some other words here" }, /current password is incorrect/],
      [{ oldPassword: { not: "a text" } }, /enter your current password/],
    ] as const) {
      const refused = await change(body);
      assert.equal(refused.status, 400);
      assert.match(await refused.text(), reason);
    }
    const many = await clerk.ask("PATCH", "users?where[id][equals]=1", { password: nextPassword });
    assert.equal(many.status, 400);
    assert.match(await many.text(), /for one user at a time/);
    assert.equal(await isIn(other), true);

    const changed = await change({ oldPassword: ownPassword });
    assert.equal(changed.status, 200, await changed.clone().text());
    assert.equal(await isIn(clerk), true);
    assert.equal(await isIn(other), false);
    await assert.rejects(signIn(host, office, ownPassword), /401/);
    assert.equal(await isIn(await signIn(host, office, nextPassword)), true);
  });

  test("a new password from an admin ends all log-ins of that person", async () => {
    admin = await signIn(host, office, nextPassword);
    const { id, clerk } = await somebody("Clerk", 0);
    assert.equal(await isIn(clerk), true);
    await admin.save("PATCH", `users/${id}`, { password: "one-time word 4712" });
    assert.equal(await isIn(clerk), false);
  });

  test("the own e-mail address is changed by who knows the password, and every other log-in ends with it", async () => {
    const { person, id, clerk } = await somebody("Mover", 9);
    const other = await signIn(host, person.email, ownPassword);
    const email = "thief@elsewhere.example";
    for (const [body, reason] of [
      [{ email }, /enter your current password/],
      [{ email, name: "Mover" }, /enter your current password/],
      [{ email, oldPassword: "some other words here" }, /current password is incorrect/],
    ] as const) {
      const refused = await clerk.ask("PATCH", `users/${id}`, body);
      assert.equal(refused.status, 400);
      assert.match(await refused.text(), reason);
    }
    const many = await clerk.ask("PATCH", `users?where[id][equals]=${id}`, { email });
    assert.match(await many.text(), /for one user at a time/);
    assert.equal(await isIn(other), true);

    // The form sends the address along with everything else: the same one asks for nothing.
    const same = { name: "Mover", email: ` ${person.email.toUpperCase()}` };
    assert.equal((await clerk.ask("PATCH", `users/${id}`, same)).status, 200);
    assert.equal(await isIn(other), true);
    const mine = { email: "mover@sgc.example", oldPassword: ownPassword };
    await clerk.save("PATCH", `users/${id}`, mine);
    assert.equal(await isIn(clerk), true);
    assert.equal(await isIn(other), false);
    await assert.rejects(signIn(host, person.email, ownPassword), /401/);
    assert.equal(await isIn(await signIn(host, mine.email, ownPassword)), true);

    const again = await signIn(host, mine.email, ownPassword);
    await admin.save("PATCH", `users/${id}`, { email: person.email });
    assert.equal(await isIn(again), false);
  });

  test("what an admin takes away stays away, however busy its owner is meanwhile", async () => {
    const { person, id, clerk } = await somebody("Busy", 1);
    const stop = await keepDoing(
      () => clerk.ask("POST", "users/refresh-token"),
      () => clerk.ask("PATCH", `users/${id}`, { name: `Busy ${Math.random()}` }),
      () => signIn(host, person.email, ownPassword),
    );
    const seen: string[] = [];
    for (const role of ["writer", "editor", "writer", "editor", "writer"]) {
      await admin.save("PATCH", `users/${id}`, { role });
      await pause(200);
      seen.push((await (await admin.ask("GET", `users/${id}`)).json()).role);
    }
    await stop();
    assert.deepEqual(seen, ["writer", "editor", "writer", "editor", "writer"]);
  });

  test("a log-in that is checked while the password changes opens nothing, and brings no other back", async () => {
    const { person, id, clerk } = await somebody("Robbed", 2);
    const thieves: Clerk[] = [await signIn(host, person.email, ownPassword)];
    const stop = await keepDoing(
      () => thieves[0]?.ask("POST", "users/refresh-token"),
      async () => thieves.push(await signIn(host, person.email, ownPassword)),
      async () => thieves.push(await signIn(host, person.email, ownPassword)),
    );
    const oldPassword = ownPassword;
    await clerk.save("PATCH", `users/${id}`, { oldPassword, password: nextPassword });
    await stop();
    assert.ok(thieves.length > 2);
    assert.deepEqual(await Promise.all(thieves.map(isIn)), Array(thieves.length).fill(false));
    assert.equal(await isIn(clerk), true);
  });

  test("of two log-ins at once neither ends the other", async () => {
    const { person } = await somebody("Twice", 3);
    const both = await Promise.all([1, 2, 3].map(() => signIn(host, person.email, ownPassword)));
    assert.deepEqual(await Promise.all(both.map(isIn)), [true, true, true]);
  });

  async function somebody(name: string, number: number) {
    const person = { name, email: `clerk${number}@sgc.example`, role: "editor" };
    const { id } = await admin.save("POST", "users", { ...person, password: "one-time word 4711" });
    const clerk = await signIn(host, person.email, "one-time word 4711");
    await clerk.save("PATCH", `users/${id}`, { password: ownPassword });
    return { person, id, clerk };
  }

  /** Does each again and again, refused or not, for half a second and from then on until it is told to stop. */
  async function keepDoing(...tasks: (() => unknown)[]): Promise<() => Promise<unknown>> {
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
