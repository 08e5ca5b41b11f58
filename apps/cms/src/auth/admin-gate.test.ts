import type { Payload } from "payload";
import { expect, test } from "vitest";
import type { Session } from "../cms.ts";
import { checkAccess, createProof } from "./admin-gate.ts";
import { newTwoFactor } from "./two-factor.ts";
import { codePage, type Read, setupPage } from "./two-factor-page.ts";

const secret = "a secret of this test, long enough";
const session: Session = { user: "1", id: "s-1" };
const proof = `payload-two-factor=${createProof(session, secret)}`;

type Asked = { isOn?: boolean; isRequired?: boolean; cookie?: string; language?: string };

/** The response that replaces Payload's; `undefined` when the request passes. */
async function atGate(path: string, asked: Asked = {}, by: Session | "visitor" = session) {
  const { isOn = false, isRequired = false, cookie = "", language = "en" } = asked;
  const payload = {
    secret,
    kv: { get: async () => ({ secret: "A", isOn, lastUsed: 0 }) },
  } as unknown as Payload;
  const headers = { cookie, "accept-language": language };
  const request = new Request(`http://cms${path}`, { headers });
  const response = await checkAccess(
    payload,
    request,
    by === "visitor" ? undefined : by,
    isRequired,
  );
  if (!response) return undefined;
  return {
    status: response.status,
    where: response.headers.get("location"),
    text: await response.text(),
  };
}

test("where two-factor authentication is required, a user without it reaches only its page", async () => {
  const asked = { isRequired: true };
  expect(await atGate("/admin/collections/news", asked)).toMatchObject({
    status: 303,
    where: "/two-factor",
  });
  const refused = await atGate("/cms-api/users/me", asked);
  expect(refused).toMatchObject({ status: 403, text: expect.stringContaining("set up") });
  // Not even with the proof of an earlier setup.
  expect(await atGate("/cms-api/news", { ...asked, cookie: proof })).toMatchObject({ status: 403 });
  for (const path of ["/cms-api/users/logout", "/_next/static/a.js"])
    expect(await atGate(path, asked), path).toBeUndefined();
  expect(await atGate("/_next/static/../../admin", asked)).toMatchObject({ status: 303 });
});

test("explains the refusal in the language of the login page", async () => {
  const inHindi = { status: 403, text: expect.stringContaining("दो-चरणीय सत्यापन सेट अप करें") };
  const required = { isRequired: true };
  for (const asked of [{ cookie: "a=b; payload-lng=hi" }, { language: "hi-IN,en;q=0.8" }])
    expect(await atGate("/cms-api/news", { ...required, ...asked })).toMatchObject(inHindi);
  const inEnglish = { status: 403, text: expect.stringContaining("set up") };
  for (const asked of [
    { cookie: "payload-lng=en", language: "hi-IN" },
    { language: "en-IN,hi;q=0.8" },
  ])
    expect(await atGate("/cms-api/news", { ...required, ...asked })).toMatchObject(inEnglish);
  const state = newTwoFactor();
  for (const page of [codePage, (read: Read) => setupPage(state, "a@b.example", read)]) {
    const html = page({
      language: "hi",
      problem: "Too many failed attempts. Please wait 15 minutes.",
    });
    expect(html).toContain('<html lang="hi">');
    const words = html.replace(/<(title|style|code|svg)[^>]*>.*?<\/\1>|<[^>]*>/gs, " ");
    expect(words.replace(/SGC|Aegis|Google Authenticator|iPhone/g, "")).not.toMatch(/[a-z]/i);
  }
});

test("where it is optional, a user without it passes, and a user with it needs the proof", async () => {
  expect(await atGate("/admin")).toBeUndefined();
  for (const isRequired of [true, false]) {
    const asked = { isOn: true, isRequired };
    expect(await atGate("/admin", asked)).toMatchObject({ status: 303 });
    expect(await atGate("/admin", { ...asked, cookie: proof })).toBeUndefined();
    for (const cookie of [`${proof}x`, "payload-two-factor=", "payload-two-factor=%F0%9F%98%80"])
      expect(await atGate("/admin", { ...asked, cookie })).toMatchObject({ status: 303 });
  }
});

test("without a session the REST API answers only what signing in needs", async () => {
  const asVisitor = (path: string) => atGate(path, {}, "visitor");
  for (const path of ["/cms-api/news", "/cms-api/users/first-register", "/CMS-API/news"])
    expect(await asVisitor(path), path).toMatchObject({ status: 401 });
  for (const path of ["/admin/login", "/cms-api/users/login", "/cms-api/access"])
    expect(await asVisitor(path), path).toBeUndefined();
  expect(await asVisitor("/two-factor")).toMatchObject({ status: 303, where: "/admin/login" });
});
