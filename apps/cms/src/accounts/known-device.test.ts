import { expect, test } from "vitest";
import { deviceCookie, knownDevice } from "./known-device.ts";

const secret = "a secret of this test";
const cookie = deviceCookie("office@sgc.example", secret, true);
const [sent = ""] = cookie.split(";");

test("a device is known again for the account that signed in from it", () => {
  expect(knownDevice(`a=b; ${sent}; c=d`, "office@sgc.example", secret)).toMatch(/^[0-9a-f]{32}$/);
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict; Secure$/);
});

test("for another account, under another secret, changed or missing it is a stranger", () => {
  expect(knownDevice(sent, "editor@sgc.example", secret)).toBeUndefined();
  expect(knownDevice(sent, "office@sgc.example", "another")).toBeUndefined();
  const changed = sent.replace(/=(.)/, (_, first) => `=${first === "0" ? "1" : "0"}`);
  expect(knownDevice(changed, "office@sgc.example", secret)).toBeUndefined();
  for (const none of [null, "", "admin-device=", "admin-device=.", "admin-device=x.y"])
    expect(knownDevice(none, "office@sgc.example", secret)).toBeUndefined();
});
