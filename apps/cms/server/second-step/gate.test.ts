import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import type { Session } from "../session.ts";
import { newSecondStep } from "./code.ts";
import { createPass, type SecondSteps, stopsBeforeSecondStep } from "./gate.ts";
import { languageOf } from "./language-of.ts";
import { askPage, type Read, setupPage } from "./page.ts";

const pass = createPass("a secret of this test, long enough", true);
const session: Session = { user: "1", id: "s-1" };

/** What somebody who has signed in is answered at the gate; nothing when the admin panel may answer. */
async function atGate(url: string, isOn: boolean, isRequired: boolean, cookie?: string) {
  const steps: Pick<SecondSteps, "read"> = {
    read: async () => ({ secret: "A", isOn, last: undefined }) as never,
  };
  let status = 0;
  let text = "";
  let where: string | undefined;
  const response = {
    writeHead(code: number, headers: Record<string, string>) {
      [status, where] = [code, headers.location];
      return this;
    },
    end: (body = "") => {
      text = body;
    },
  } as unknown as ServerResponse;
  const request = { url, method: "GET", headers: { cookie } } as unknown as IncomingMessage;
  const isStopped = await stopsBeforeSecondStep(request, response, {
    session,
    steps,
    pass,
    isRequired,
  });
  return isStopped ? { status, where, text } : undefined;
}

const shown = pass.cookieFor(session).split(";")[0];

test("where a second step is required, whoever has none comes to nothing but its page", async () => {
  expect(await atGate("/admin/collections/news", false, true)).toMatchObject({
    status: 303,
    where: "/second-step",
  });
  const refused = await atGate("/cms-api/users/me", false, true);
  expect(refused).toMatchObject({ status: 403, text: expect.stringContaining("set up") });
  // Not even with the proof of a step that was switched off meanwhile.
  expect(await atGate("/cms-api/news", false, true, shown)).toMatchObject({ status: 403 });
  for (const path of ["/second-step", "/cms-api/users/logout", "/_next/static/a.js"])
    expect(await atGate(path, false, true), path).toBeUndefined();
});

test("whoever is stopped reads why in the language of the log-in", async () => {
  const inHindi = expect.stringContaining("कृपया पहले अपना दूसरा चरण चालू करें");
  expect(await atGate("/cms-api/news", false, true, "payload-lng=hi")).toMatchObject({
    text: inHindi,
  });
  const step = newSecondStep();
  for (const page of [askPage, (read: Read) => setupPage(step, "a@b.example", read)]) {
    const sheet = page({
      language: "hi",
      problem: "There were too many wrong tries. Please wait a quarter of an hour.",
    });
    expect(sheet).toContain('<html lang="hi">');
    const words = sheet.replace(/<(title|style|code|svg)[^>]*>.*?<\/\1>|<[^>]*>/gs, " ");
    expect(words.replace(/SGC|Aegis|Google Authenticator|iPhone/g, "")).not.toMatch(/[a-z]/i);
  }
});

test("the language is the one that this browser chose in the admin panel, else the one that it prefers", () => {
  expect(languageOf({ cookie: "a=b; payload-lng=hi", "accept-language": "en-IN" })).toBe("hi");
  expect(languageOf({ cookie: "payload-lng=en", "accept-language": "hi-IN" })).toBe("en");
  expect(languageOf({ "accept-language": "hi-IN,en;q=0.8" })).toBe("hi");
  expect(languageOf({ "accept-language": "en-IN,hi;q=0.8" })).toBe("en");
  expect(languageOf({})).toBe("en");
});

test("elsewhere whoever has none goes on, and whoever has one shows it", async () => {
  expect(await atGate("/admin", false, false)).toBeUndefined();
  for (const isRequired of [true, false]) {
    expect(await atGate("/admin", true, isRequired)).toMatchObject({ status: 303 });
    expect(await atGate("/admin", true, isRequired, shown)).toBeUndefined();
  }
});
