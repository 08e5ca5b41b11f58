import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import type { Session } from "../session.ts";
import { createPass, type SecondSteps, stopsBeforeSecondStep } from "./gate.ts";

const pass = createPass("a secret of this test, long enough", true);
const session: Session = { user: "1", id: "s-1" };

/** What somebody who has signed in is answered at the gate; nothing when the desk may answer. */
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

test("A529 where a second step is required, whoever has none comes to nothing but its page", async () => {
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

test("elsewhere whoever has none goes on, and whoever has one shows it", async () => {
  expect(await atGate("/admin", false, false)).toBeUndefined();
  for (const isRequired of [true, false]) {
    expect(await atGate("/admin", true, isRequired)).toMatchObject({ status: 303 });
    expect(await atGate("/admin", true, isRequired, shown)).toBeUndefined();
  }
});
