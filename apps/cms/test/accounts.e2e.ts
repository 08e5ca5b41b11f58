import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { readJson } from "../../../tests/e2e/harness/read-json.ts";
import { ownPassword, signIn, uploadPicture } from "./editor.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";

const office = "office@sgc.example";
const wrongPassword = "wrong wrong wrong";

describe("accounts", () => {
  const { admin, cms, visitor } = prepareCms();
  /** The cookie of a trusted device. */
  let device: string;

  const login = (email: string, password: string, headers?: Record<string, string>) =>
    visitor.post("/cms-api/users/login", { email, password }, headers);

  test("a password that is common or contains the user's name is rejected with a message", async () => {
    for (const password of ["password1234", "qwertyuiop[]", "School office 1"])
      await expectResponse(admin.ask("PATCH", "users/1", { password }), 400, /too easy to guess/);
  });

  test("a refusal and the message of a field are in the language of the user", async () => {
    const askInHindi = async (method: string, path: string, body: object) => {
      const cookie = `${admin.cookie}; payload-lng=hi`;
      const response = await visitor.ask(`/cms-api/${path}`, {
        method,
        headers: { cookie, origin: cms.url, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return response.text();
    };
    expect(await askInHindi("PATCH", "users/1", { password: "short" })).toContain(
      '"कृपया कम से कम 12 अक्षर चुनें।"',
    );
    const topper = { name: "P", class: "X", division: "482/400", _status: "published" };
    expect(await askInHindi("POST", "toppers", topper)).toContain(
      '"अंक 400 से अधिक नहीं हो सकते। कृपया प्रतिशत (96.4) या कुल में से अंक (482/500) लिखें।"',
    );
  });

  test("a device is trusted after a login", async () => {
    const response = await login(office, ownPassword);
    const [, cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^admin-device=.*Path=\/cms-api\/users;.*HttpOnly; SameSite=Strict$/);
    device = cookie.split(";")[0] ?? "";
  });

  /** A browser with a session of the office, and with the cookies that the CMS sets. */
  async function openBrowser() {
    const { headers } = await login(office, ownPassword, { cookie: device });
    const cookies = headers.getSetCookie().slice(0, 1);
    return async (path: string, form?: Record<string, string>) => {
      const cookie = cookies.map((text) => text.split(";")[0]).join("; ");
      const response = await visitor.ask(path, {
        redirect: "manual",
        headers: { cookie, origin: cms.url, "sec-fetch-site": "same-origin" },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
      cookies.push(...response.headers.getSetCookie());
      return response;
    };
  }
  const codeAt = (secret: string, halfMinutes: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + halfMinutes * 30_000 });

  test("with two-factor authentication the password alone gives no access, and an admin can turn it off", async () => {
    const person = { name: "Other admin", email: "other@sgc.example", role: "admin" };
    const oneTime = "one-time word 4711";
    const { id } = await admin.save("POST", "users", { ...person, password: oneTime });
    const first = await openBrowser();
    const drawn = await (await first("/two-factor")).text();
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(drawn)?.[1]?.replaceAll(" ", "") ?? "";
    const switchOn = (code: string, password = ownPassword) =>
      first("/two-factor", { action: "on", code, password });
    await expectResponse(switchOn("000000"), 403);
    const used = codeAt(secret, 0);
    for (const wrong of ["", "some other words"])
      await expectResponse(switchOn(used, wrong), 403, /This password is incorrect/);
    const isOn = /authentication is on/;
    expect(await (await first("/two-factor")).text()).not.toMatch(isOn);
    await expectResponse(switchOn(used), 303);
    await expectResponse(first("/two-factor"), 200, isOn);
    await expectResponse(first("/cms-api/news"), 200);

    const second = await openBrowser();
    expect((await second("/admin")).headers.get("location")).toBe("/two-factor");
    for (const path of ["/cms-api/news", "/cms-api/users/me", "/cms-api/users/1"])
      await expectResponse(second(path), 403);
    const enter = (code: string, action = "enter") => second("/two-factor", { action, code });
    await expectResponse(enter(codeAt(secret, 0), "off"), 303);
    await expectResponse(second("/cms-api/news"), 403);
    // The code that turned it on is not accepted again.
    await expectResponse(enter(used), 403);
    await expectResponse(enter(codeAt(secret, 1)), 303);
    await expectResponse(second("/cms-api/news"), 200);

    const guest = await signIn(cms, person.email, oneTime);
    await guest.save("PATCH", `users/${id}`, { password: ownPassword });
    const other = await signIn(cms, person.email, ownPassword);
    await other.save("PATCH", "users/1", { password: oneTime });
    const again = await signIn(cms, office, oneTime);
    await again.save("PATCH", "users/1", { password: ownPassword });
    await expectResponse(again.ask("GET", "news"), 200);
    Object.assign(admin, again);
  });

  test("a wrong password and an unknown account get the same response after the same time", async () => {
    const answers: [number, string][] = [];
    for (const email of [office, "nobody@sgc.example"]) {
      const since = performance.now();
      const response = await login(email, wrongPassword);
      answers.push([response.status, await response.text()]);
      expect(performance.now() - since).toBeGreaterThanOrEqual(690);
    }
    expect(answers[0]?.[0]).toBe(401);
    expect(answers[0]).toEqual(answers[1]);
  });

  test("a password reset request gets the same response, whether or not the account exists", async () => {
    const answers = new Set<string>();
    for (const email of [office, "nobody@sgc.example"]) {
      const response = await visitor.post("/cms-api/users/forgot-password", { email });
      answers.add(`${response.status} ${await response.text()}`);
    }
    expect([...answers]).toEqual([
      expect.stringMatching(/^400 .*ask an administrator for a new password/),
    ]);
  });

  test("no page promises an e-mail when no mail server is set up", async () => {
    const { status, headers } = await visitor.ask("/admin/forgot", { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([307, "/admin/login"]);
    await expectResponse(
      visitor.ask("/admin/login"),
      200,
      /Ask an administrator for a one-time password/,
    );
  });

  test("every page that needs e-mail states that it is not set up", async () => {
    const { filename } = await uploadPicture(admin);
    const message = `Please remove /SubGallery?id=1&photo=${filename}`;
    const { id } = await readJson(await visitor.sendMessage({ message }));
    const pages: [path: string, notice: RegExp][] = [
      ["/collections/contact-messages", /E-mail is not set up, so there are no notifications/],
      [`/collections/contact-messages/${id}`, /no e-mail is sent automatically/],
      ["/globals/message-notifications", /E-mail is not set up, so the website offers/],
      ["/collections/campaigns", /E-mail is not set up, so the website offers/],
      ["/collections/campaigns/create", /E-mail is not set up, so the website offers/],
      ["/collections/subscribers", /E-mail is not set up, so the website offers/],
      ["/collections/payload-jobs", /E-mail is not set up, so the website offers/],
      ["/collections/users", /This CMS does not send e-mail/],
      ["/collections/users/create", /Give this user the one-time password yourself/],
    ];
    for (const [path, notice] of pages) expect(await admin.open(path), path).toMatch(notice);
  });

  test("without a mail server, visitors cannot subscribe and no newsletter is sent", async () => {
    expect(await visitor.get("/api/newsletter/SGSM")).toEqual([]);
    const email = "a@b.example";
    await expectResponse(visitor.post("/api/newsletter/SGSM/subscribe", { email }), 404);
    const { id } = await admin.save("POST", "campaigns", { subject: "x", text: "y" });
    for (const order of ["trial", "send"])
      await expectResponse(
        admin.ask("POST", `campaign/${id}/${order}`),
        400,
        /E-mail is not set up/,
      );
  });

  test("after ten wrong passwords an address is blocked, even for the correct password, but a trusted device is not", async () => {
    const tries = Array.from({ length: 14 }, (_, count) =>
      // A visitor cannot forge another address.
      login(count % 2 ? office : `nobody${count}@sgc.example`, wrongPassword, {
        "x-client-address": `10.0.0.${count}`,
        "x-forwarded-for": `10.0.0.${count}`,
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    // Three attempts of the earlier tests count too.
    expect(statuses.toSorted()).toEqual([...Array(7).fill(401), ...Array(7).fill(429)]);
    await expectResponse(login(office, ownPassword), 429);
    await expectResponse(login(office, ownPassword, { cookie: device }), 200);
    const forged = device.replace(/\.(.)/, (_, first) => `.${first === "A" ? "B" : "A"}`);
    await expectResponse(login(office, ownPassword, { cookie: forged }), 429);
  });

  test("a refused login is one log line, without the account and without a stack trace", () => {
    const refused = cms.lines.filter((line) => line.includes("Log-in refused"));
    expect(refused.length).toBeGreaterThanOrEqual(10);
    const revealing = cms.lines.filter(
      (line) => /sgc\.example|loginOperation/.test(line) && !line.startsWith("Admin: "),
    );
    expect(revealing).toEqual([]);
  });
});
