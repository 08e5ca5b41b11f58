import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Clerk, ownPassword, signIn, signInFirstAdmin } from "./clerk.ts";
import { runSql } from "./run-sql.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "./running-host.ts";

const office = "office@sgc.example";
const nextPassword = "another password of my own";

describe("sessions", () => {
  const dataDir = newDataDir();
  let host: RunningHost;
  let admin: Clerk;

  before(async () => {
    host = await startHost({ dataDir });
    admin = await signInFirstAdmin(host);
  });
  after(async () => {
    await host.stop();
    removeDataDir(dataDir);
  });

  const isIn = async (clerk: Clerk) => (await clerk.ask("GET", "news")).status === 200;
  const claimsOf = ({ cookie }: Clerk) =>
    JSON.parse(Buffer.from(cookie.split(".")[1] ?? "", "base64url").toString());

  test("A526 signing out ends the log-in itself: a copy of the cookie opens nothing afterwards", async () => {
    const clerk = await signIn(host, office, ownPassword);
    assert.equal(await isIn(clerk), true);
    assert.equal((await clerk.ask("POST", "users/logout")).status, 200);
    assert.equal(await isIn(clerk), false);
    assert.equal(await isIn(admin), true);
  });

  test("A527 an hour without a key ends a log-in, use makes it longer, and after twelve hours it ends all the same", async () => {
    const clerk = await signIn(host, office, ownPassword);
    const { exp, iat, sid } = claimsOf(clerk);
    assert.equal(exp - iat, 3_600);
    assert.equal((await clerk.ask("POST", "users/refresh-token")).status, 200);

    const begun = new Date(Date.now() - 12 * 3_600_000 - 1_000).toISOString();
    const older = `update users_sessions set created_at = '${begun}' where id = '${sid}' returning id`;
    assert.equal((await runSql(dataDir, older)).length, 1);
    const refused = await clerk.ask("POST", "users/refresh-token");
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /signed in for twelve hours/);
  });

  test("A528 the own password is changed by who knows it, and every other log-in ends with it", async () => {
    const clerk = await signIn(host, office, ownPassword);
    const other = await signIn(host, office, ownPassword);
    const change = (body: object) =>
      clerk.ask("PATCH", "users/1", { password: nextPassword, ...body });
    for (const [body, reason] of [
      [{}, /password that you have had until now, too/],
      [{ oldPassword: "some other words here" }, /is another one/],
      [{ oldPassword: { not: "a text" } }, /until now, too/],
    ] as const) {
      const refused = await change(body);
      assert.equal(refused.status, 400);
      assert.match(await refused.text(), reason);
    }
    const many = await clerk.ask("PATCH", "users?where[id][equals]=1", { password: nextPassword });
    assert.equal(many.status, 400);
    assert.match(await many.text(), /for one person alone/);
    assert.equal(await isIn(other), true);

    const changed = await change({ oldPassword: ownPassword });
    assert.equal(changed.status, 200, await changed.clone().text());
    assert.equal(await isIn(clerk), true);
    assert.equal(await isIn(other), false);
    await assert.rejects(signIn(host, office, ownPassword), /401/);
    assert.equal(await isIn(await signIn(host, office, nextPassword)), true);
  });

  test("A528 a new password from an admin ends all log-ins of that person", async () => {
    const person = { name: "Clerk", email: "clerk@sgc.example", role: "editor" };
    admin = await signIn(host, office, nextPassword);
    const { id } = await admin.save("POST", "users", { ...person, password: "one-time word 4711" });
    const clerk = await signIn(host, person.email, "one-time word 4711");
    await clerk.save("PATCH", `users/${id}`, { password: ownPassword });
    assert.equal(await isIn(clerk), true);
    await admin.save("PATCH", `users/${id}`, { password: "one-time word 4712" });
    assert.equal(await isIn(clerk), false);
  });
});
