import assert from "node:assert/strict";
import { TOTP } from "otpauth";
import { beforeAll, describe, test } from "vitest";
import { type Editor, ownPassword, signIn as signInAt } from "./editor.ts";
import { expectMailNotices } from "./expect-mail-notices.ts";
import { prepareCms } from "./prepare-cms.ts";
import type { RunningCms } from "./running-cms.ts";

const office = "office@sgc.example";

describe("accounts", () => {
  const used = prepareCms();
  let cms: RunningCms;
  let admin: Editor;
  /** The cookie of a trusted device. */
  let device: string;
  beforeAll(() => {
    ({ cms, admin } = used);
  });

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${cms.url}/cms-api/users/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const signIn = (email: string, password: string, headers?: Record<string, string>) =>
    post("login", { email, password }, headers);

  test("a password that is common or contains the user's name is rejected with a message", async () => {
    for (const password of ["password1234", "qwertyuiop[]", "School office 1"]) {
      const response = await admin.ask("PATCH", "users/1", { password });
      assert.equal(response.status, 400, password);
      assert.match(await response.text(), /too easy to guess/);
    }
  });

  test("a refusal and the message of a field are in the language of the user", async () => {
    const headers = { cookie: `${admin.cookie}; payload-lng=hi`, origin: cms.url };
    const send = async (method: string, path: string, body: object) => {
      const type = { "content-type": "application/json" };
      const init = { method, headers: { ...headers, ...type }, body: JSON.stringify(body) };
      const { errors } = await (await fetch(`${cms.url}/cms-api/${path}`, init)).json();
      return errors[0].data?.errors?.[0]?.message ?? errors[0].message;
    };
    const marks = { name: "P", class: "X", division: "482/400", _status: "published" };
    assert.deepEqual(
      [await send("PATCH", "users/1", { password: "short" }), await send("POST", "toppers", marks)],
      [
        "कृपया कम से कम 12 अक्षर चुनें।",
        "अंक 400 से अधिक नहीं हो सकते। कृपया प्रतिशत (96.4) या कुल में से अंक (482/500) लिखें।",
      ],
    );
  });

  test("a device is trusted after a login", async () => {
    const response = await signIn(office, ownPassword);
    const [, cookie = ""] = response.headers.getSetCookie();
    assert.match(cookie, /^admin-device=.*Path=\/cms-api\/users;.*HttpOnly; SameSite=Strict$/);
    device = cookie.split(";")[0] ?? "";
  });

  /** A browser with the cookies that the CMS sets. */
  const browse = (cookies: string[]) => async (path: string, form?: Record<string, string>) => {
    const response = await fetch(cms.url + path, {
      redirect: "manual",
      headers: { cookie: cookies.join("; "), origin: cms.url, "sec-fetch-site": "same-origin" },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) cookies.push(cookie.split(";")[0] ?? "");
    return response;
  };
  const codeAt = (secret: string, halfMinutes: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + halfMinutes * 30_000 });
  const newSession = async () => {
    const response = await signIn(office, ownPassword, { cookie: device });
    return browse([response.headers.getSetCookie()[0]?.split(";")[0] ?? ""]);
  };

  test("with two-factor authentication the password alone gives no access, and an admin can turn it off", async () => {
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
    // The code that turned it on is not accepted again.
    assert.equal((await second("/two-factor", { action: "enter", code: used })).status, 403);
    assert.equal(
      (await second("/two-factor", { action: "enter", code: codeAt(secret, 0) })).status,
      303,
    );
    assert.equal((await second("/cms-api/news")).status, 200);

    const guest = await signInAt(cms, person.email, oneTime);
    await guest.save("PATCH", `users/${id}`, { password: ownPassword });
    const other = await signInAt(cms, person.email, ownPassword);
    await other.save("PATCH", "users/1", { password: oneTime });
    const office1 = await signInAt(cms, office, oneTime);
    await office1.save("PATCH", "users/1", { password: ownPassword });
    assert.equal((await office1.ask("GET", "news")).status, 200);
  });

  test("a wrong password and an unknown account get the same response after the same time", async () => {
    const refusals = [];
    for (const email of [office, "nobody@sgc.example"]) {
      const since = performance.now();
      const response = await signIn(email, "wrong wrong wrong");
      const text = await response.text();
      refusals.push({ status: response.status, text, time: performance.now() - since });
    }
    const [known, unknown] = refusals;
    assert.equal(known?.status, 401);
    assert.deepEqual([known?.status, known?.text], [unknown?.status, unknown?.text]);
    for (const { time } of refusals) assert.ok(time >= 690, `refused after ${time} ms`);
  });

  test("a password reset request gets the same response, whether or not the account exists", async () => {
    const answers = [];
    for (const email of [office, "nobody@sgc.example"]) {
      const response = await post("forgot-password", { email });
      answers.push([response.status, await response.text()]);
    }
    assert.deepEqual(answers[0], answers[1]);
    assert.match(String(answers[0]), /400.*ask an administrator for a new password/);
  });

  test("no page promises an e-mail when no mail server is set up", async () => {
    const forgot = await fetch(`${cms.url}/admin/forgot`, { redirect: "manual" });
    assert.deepEqual([forgot.status, forgot.headers.get("location")], [307, "/admin/login"]);
    assert.match(
      await (await fetch(`${cms.url}/admin/login`)).text(),
      /Ask an administrator for a one-time password/,
    );
  });

  test("every page that needs e-mail says that it is not set up", async () =>
    expectMailNotices(cms, await signInAt(cms, office, ownPassword)));

  test("without a mail server, visitors cannot subscribe and no newsletter is sent", async () => {
    assert.deepEqual(await (await fetch(`${cms.url}/api/newsletter/SGSM`)).json(), []);
    const subscribed = await fetch(`${cms.url}/api/newsletter/SGSM/subscribe`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "a@b.example" }),
    });
    assert.equal(subscribed.status, 404);
    const editor = await signInAt(cms, office, ownPassword);
    const { id } = await editor.save("POST", "campaigns", { subject: "x", text: "y" });
    for (const order of ["trial", "send"]) {
      const refused = await editor.ask("POST", `campaign/${id}/${order}`);
      assert.equal(refused.status, 400);
      assert.match(await refused.text(), /E-mail is not set up/);
    }
  });

  test("after ten wrong passwords an address is blocked, even for the correct password, but a trusted device is not", async () => {
    const tries = Array.from({ length: 14 }, (_, count) =>
      // A visitor cannot forge another address.
      signIn(count % 2 ? office : `nobody${count}@sgc.example`, "wrong wrong wrong", {
        "x-client-address": `10.0.0.${count}`,
        "x-forwarded-for": `10.0.0.${count}`,
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    // Three attempts of the earlier tests count too.
    assert.deepEqual(statuses.toSorted(), [...Array(7).fill(401), ...Array(7).fill(429)]);
    assert.equal((await signIn(office, ownPassword)).status, 429);
    assert.equal((await signIn(office, ownPassword, { cookie: device })).status, 200);
    const forged = device.replace(/\.(.)/, (_, first) => `.${first === "A" ? "B" : "A"}`);
    assert.equal((await signIn(office, ownPassword, { cookie: forged })).status, 429);
  });

  test("a refused login is one log line, without the account and without a stack trace", () => {
    const logged = cms.lines.filter((line) => line.includes("Log-in refused"));
    assert.ok(logged.length >= 10, `${logged.length} lines`);
    assert.deepEqual(
      cms.lines.filter(
        (line) => /sgc\.example|loginOperation/.test(line) && !line.startsWith("Admin: "),
      ),
      [],
    );
  });
});
