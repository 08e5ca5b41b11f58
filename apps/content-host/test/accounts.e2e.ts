import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Clerk, ownPassword, signInFirstAdmin } from "./clerk.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "./running-host.ts";

const office = "office@sgc.example";

describe("accounts", () => {
  const dataDir = newDataDir();
  let host: RunningHost;
  let admin: Clerk;
  /** What a browser sends along from which somebody has signed in before. */
  let device: string;

  before(async () => {
    host = await startHost({ dataDir });
    admin = await signInFirstAdmin(host);
  });
  after(async () => {
    await host.stop();
    removeDataDir(dataDir);
  });

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${host.url}/cms-api/users/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const signIn = (email: string, password: string, headers?: Record<string, string>) =>
    post("login", { email, password }, headers);

  test("A337 a well-known password, or one made of one's own name, is refused in words", async () => {
    for (const password of ["password1234", "qwertyuiop[]", "School office 1"]) {
      const answer = await admin.ask("PATCH", "users/1", { password });
      assert.equal(answer.status, 400, password);
      assert.match(await answer.text(), /too easy to guess/);
    }
  });

  test("a device is known once somebody has signed in from it", async () => {
    const answer = await signIn(office, ownPassword);
    const [, cookie = ""] = answer.headers.getSetCookie();
    assert.match(cookie, /^desk-device=.*Path=\/cms-api\/users;.*HttpOnly; SameSite=Strict$/);
    device = cookie.split(";")[0] ?? "";
  });

  test("A351 a wrong password and an unknown account get the same answer after the same time", async () => {
    const refusals = [];
    for (const email of [office, "nobody@sgc.example"]) {
      const since = performance.now();
      const answer = await signIn(email, "wrong wrong wrong");
      const text = await answer.text();
      refusals.push({ status: answer.status, text, time: performance.now() - since });
    }
    const [known, unknown] = refusals;
    assert.equal(known?.status, 401);
    assert.deepEqual([known?.status, known?.text], [unknown?.status, unknown?.text]);
    for (const { time } of refusals) assert.ok(time >= 690, `refused after ${time} ms`);
  });

  test("A351 whoever has forgotten a password hears the same, whether or not there is such an account", async () => {
    const answers = [];
    for (const email of [office, "nobody@sgc.example"]) {
      const answer = await post("forgot-password", { email });
      answers.push([answer.status, await answer.text()]);
    }
    assert.deepEqual(answers[0], answers[1]);
    assert.match(String(answers[0]), /400.*ask an admin for a new password/);
  });

  test("A336 past ten wrong passwords strangers have to wait, right password or not, and the office gets in", async () => {
    const tries = Array.from({ length: 14 }, (_, count) =>
      // A visitor cannot pass for another address.
      signIn(count % 2 ? office : `nobody${count}@sgc.example`, "wrong wrong wrong", {
        "x-client-address": `10.0.0.${count}`,
        "x-forwarded-for": `10.0.0.${count}`,
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    // Two were wrong in the test before.
    assert.deepEqual(statuses.toSorted(), [...Array(8).fill(401), ...Array(6).fill(429)]);
    assert.equal((await signIn(office, ownPassword)).status, 429);
    assert.equal((await signIn(office, ownPassword, { cookie: device })).status, 200);
    const forged = device.replace(/\.(.)/, (_, first) => `.${first === "A" ? "B" : "A"}`);
    assert.equal((await signIn(office, ownPassword, { cookie: forged })).status, 429);
  });
});
