import assert from "node:assert/strict";
import { TOTP } from "otpauth";
import { beforeAll, describe, test } from "vitest";
import { type Clerk, ownPassword, signIn as signInAt } from "./clerk.ts";
import { prepareHost } from "./prepare-host.ts";
import type { RunningHost } from "./running-host.ts";
import { expectHonestScreens } from "./without-mail.ts";

const office = "office@sgc.example";

describe("accounts", () => {
  const used = prepareHost();
  let host: RunningHost;
  let admin: Clerk;
  /** What a browser sends along from which somebody has signed in before. */
  let device: string;
  beforeAll(() => {
    ({ host, admin } = used);
  });

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${host.url}/cms-api/users/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const signIn = (email: string, password: string, headers?: Record<string, string>) =>
    post("login", { email, password }, headers);

  test("a well-known password, or one made of one's own name, is refused in words", async () => {
    for (const password of ["password1234", "qwertyuiop[]", "School office 1"]) {
      const answer = await admin.ask("PATCH", "users/1", { password });
      assert.equal(answer.status, 400, password);
      assert.match(await answer.text(), /too easy to guess/);
    }
  });

  test("a device is known once somebody has signed in from it", async () => {
    const answer = await signIn(office, ownPassword);
    const [, cookie = ""] = answer.headers.getSetCookie();
    assert.match(cookie, /^admin-device=.*Path=\/cms-api\/users;.*HttpOnly; SameSite=Strict$/);
    device = cookie.split(";")[0] ?? "";
  });

  /** Somebody in a browser: keeps the cookies that the host sets. */
  const browse = (cookies: string[]) => async (path: string, form?: Record<string, string>) => {
    const answer = await fetch(host.url + path, {
      redirect: "manual",
      headers: { cookie: cookies.join("; "), origin: host.url, "sec-fetch-site": "same-origin" },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) cookies.push(cookie.split(";")[0] ?? "");
    return answer;
  };
  const codeAt = (secret: string, halfMinutes: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + halfMinutes * 30_000 });
  const newSession = async () => {
    const answer = await signIn(office, ownPassword, { cookie: device });
    return browse([answer.headers.getSetCookie()[0]?.split(";")[0] ?? ""]);
  };

  test("with two-factor authentication the password alone opens nothing, and an admin can switch it off", async () => {
    const person = { name: "Other admin", email: "other@sgc.example", role: "admin" };
    const oneTime = "one-time word 4711";
    const { id } = await admin.save("POST", "users", { ...person, password: oneTime });
    const first = await newSession();
    const drawn = await (await first("/two-factor")).text();
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(drawn)?.[1]?.replaceAll(" ", "") ?? "";
    const password = ownPassword;
    const switchOn = (form: Record<string, string>) =>
      first("/two-factor", { action: "on", ...form });
    assert.equal((await switchOn({ code: "000000", password })).status, 403);
    const used = codeAt(secret, -1);
    for (const wrong of ["", "some other words"]) {
      const refused = await switchOn({ code: used, password: wrong });
      assert.equal(refused.status, 403);
      assert.match(await refused.text(), /This password is incorrect/);
    }
    const isOn = async () =>
      (await (await first("/two-factor")).text()).includes("authentication is on");
    assert.equal(await isOn(), false);
    assert.equal((await switchOn({ code: used, password })).status, 303);
    assert.equal(await isOn(), true);
    assert.equal((await first("/cms-api/news")).status, 200);

    const second = await newSession();
    assert.equal((await second("/admin")).headers.get("location"), "/two-factor");
    for (const path of ["/cms-api/news", "/cms-api/users/me", "/cms-api/users/1"])
      assert.equal((await second(path)).status, 403, path);
    assert.equal(
      (await second("/two-factor", { action: "off", code: codeAt(secret, 0) })).status,
      303,
    );
    assert.equal((await second("/cms-api/news")).status, 403);
    // The code that switched it on does not count again.
    assert.equal((await second("/two-factor", { action: "enter", code: used })).status, 403);
    assert.equal(
      (await second("/two-factor", { action: "enter", code: codeAt(secret, 0) })).status,
      303,
    );
    assert.equal((await second("/cms-api/news")).status, 200);

    const guest = await signInAt(host, person.email, oneTime);
    await guest.save("PATCH", `users/${id}`, { password: ownPassword });
    const other = await signInAt(host, person.email, ownPassword);
    await other.save("PATCH", "users/1", { password: oneTime });
    const office1 = await signInAt(host, office, oneTime);
    await office1.save("PATCH", "users/1", { password: ownPassword });
    assert.equal((await office1.ask("GET", "news")).status, 200);
  });

  test("a wrong password and an unknown account get the same answer after the same time", async () => {
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

  test("whoever has forgotten a password hears the same, whether or not there is such an account", async () => {
    const answers = [];
    for (const email of [office, "nobody@sgc.example"]) {
      const answer = await post("forgot-password", { email });
      answers.push([answer.status, await answer.text()]);
    }
    assert.deepEqual(answers[0], answers[1]);
    assert.match(String(answers[0]), /400.*ask an administrator for a new password/);
  });

  test("nobody is promised a mail that the admin panel cannot send", async () => {
    const forgot = await fetch(`${host.url}/admin/forgot`, { redirect: "manual" });
    assert.deepEqual([forgot.status, forgot.headers.get("location")], [307, "/admin/login"]);
    assert.match(
      await (await fetch(`${host.url}/admin/login`)).text(),
      /Ask an administrator for a one-time password/,
    );
  });

  test("every screen that would need mail says that none is set up", async () =>
    expectHonestScreens(host, await signInAt(host, office, ownPassword)));

  test("without mail no newsletter is offered to visitors, and none is sent", async () => {
    assert.deepEqual(await (await fetch(`${host.url}/api/newsletter/SGSM`)).json(), []);
    const subscribed = await fetch(`${host.url}/api/newsletter/SGSM/subscribe`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "a@b.example" }),
    });
    assert.equal(subscribed.status, 404);
    const clerk = await signInAt(host, office, ownPassword);
    const { id } = await clerk.save("POST", "mailings", { subject: "x", text: "y" });
    for (const order of ["trial", "send"]) {
      const refused = await clerk.ask("POST", `mailing/${id}/${order}`);
      assert.equal(refused.status, 400);
      assert.match(await refused.text(), /E-mail is not set up/);
    }
  });

  test("past ten wrong passwords strangers have to wait, right password or not, and the office gets in", async () => {
    const tries = Array.from({ length: 14 }, (_, count) =>
      // A visitor cannot pass for another address.
      signIn(count % 2 ? office : `nobody${count}@sgc.example`, "wrong wrong wrong", {
        "x-client-address": `10.0.0.${count}`,
        "x-forwarded-for": `10.0.0.${count}`,
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    // Three were wrong in the tests before.
    assert.deepEqual(statuses.toSorted(), [...Array(7).fill(401), ...Array(7).fill(429)]);
    assert.equal((await signIn(office, ownPassword)).status, 429);
    assert.equal((await signIn(office, ownPassword, { cookie: device })).status, 200);
    const forged = device.replace(/\.(.)/, (_, first) => `.${first === "A" ? "B" : "A"}`);
    assert.equal((await signIn(office, ownPassword, { cookie: forged })).status, 429);
  });

  test("a refused log-in is one line of the log, without the address that was tried and without a stack", () => {
    const told = host.lines.filter((line) => line.includes("Log-in refused"));
    assert.ok(told.length >= 10, `${told.length} lines`);
    assert.deepEqual(
      host.lines.filter(
        (line) => /sgc\.example|loginOperation/.test(line) && !line.startsWith("Admin: "),
      ),
      [],
    );
  });
});
