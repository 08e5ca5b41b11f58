import { BadStatusError, NotFoundError, UnreachableError } from "@manor/content-api";
import { expect, test, vi } from "vitest";
import { createNewsletter } from "./newsletter.ts";

const email = "mother@home.example";

function setUp({ wait = 0, failure }: { wait?: number; failure?: Error } = {}) {
  const sendNewsletterStep = vi.fn(async () => {
    if (failure) throw failure;
  });
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const newsletter = createNewsletter({
    client: { sendNewsletterStep },
    guard: { countSignUp: () => wait },
    log: { info: write, warn: write, error: write },
  });
  return { newsletter, sendNewsletterStep, lines };
}

test("sends only the e-mail address to the CMS and maps its errors", async () => {
  const { newsletter, sendNewsletterStep } = setUp();
  expect(
    await newsletter.subscribe({ email: ` ${email} `, name: "Mother", notice: "0a1b2c3d" }),
  ).toEqual({
    outcome: "asked",
  });
  expect(sendNewsletterStep).toHaveBeenCalledWith(
    "subscribe",
    { email },
    { "privacy-notice": "0a1b2c3d" },
  );
  await newsletter.subscribe({ email }, "hi");
  const [, hindi] = sendNewsletterStep.mock.calls as unknown[][];
  expect(hindi?.[1]).toEqual({ email, language: "hi" });
  const path = "/api/newsletter/SGSM/subscribe";
  const outcome = async (failure: Error) =>
    (await setUp({ failure }).newsletter.subscribe({ email })).outcome;
  expect(await outcome(new BadStatusError(path, 422))).toBe("invalid");
  for (const failure of [
    new BadStatusError(path, 500),
    new NotFoundError(path),
    new UnreachableError(path),
  ])
    expect(await outcome(failure)).toBe("down");
});

test("rejects bots and floods, and logs no e-mail address", async () => {
  const trapped = setUp();
  expect(await trapped.newsletter.subscribe({ email, website: "x" })).toEqual({
    outcome: "refused",
    status: 403,
  });
  const many = setUp({ wait: 30 });
  expect(await many.newsletter.subscribe({ email })).toEqual({
    outcome: "limited",
    status: 429,
    retryAfter: 30,
  });
  for (const { sendNewsletterStep } of [trapped, many])
    expect(sendNewsletterStep).not.toHaveBeenCalled();
  const down = setUp({ failure: new UnreachableError("/api/newsletter/SGSM/subscribe") });
  await down.newsletter.subscribe({ email });
  await down.newsletter.redeemKey("leave", "the-key");
  expect(JSON.stringify(down.lines)).not.toMatch(/mother|the-key/);
});

test("returns gone for an unknown key, and down while the CMS is unavailable", async () => {
  const path = "/api/newsletter/SGSM/confirm";
  const use = (failure?: Error) =>
    setUp(failure ? { failure } : {}).newsletter.redeemKey("confirm", "k");
  expect(await use()).toBe("done");
  expect(await use(new NotFoundError(path))).toBe("gone");
  expect(await use(new BadStatusError(path, 503))).toBe("down");
});
