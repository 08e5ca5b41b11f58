import { afterAll, beforeAll, expect, vi } from "vitest";
import { type Editor, ownPassword, signIn, signInFirstAdmin } from "./editor.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { newDataDir, type RunningCms, removeDataDir, startCms } from "./running-cms.ts";
import { createVisitor } from "./visitor.ts";

const WAIT_MS = 60_000;

type Options = {
  /** Whether it sends e-mail, to `mailbox`. */
  hasMail?: boolean;
  isSignedIn?: boolean;
  /** Starts it twice: first until it has printed this text, when it is killed. */
  killedAt?: string;
};

/**
 * Starts a CMS with its own data folder before the tests of a file, and removes it after them. The objects are complete
 * when the first test or `beforeAll` of the file runs.
 */
export function prepareCms(environment: Record<string, string> = {}, options: Options = {}) {
  const { hasMail = false, isSignedIn = true, killedAt } = options;
  const dataDir = newDataDir();
  const cms = {} as RunningCms;
  /** The first admin, with a changed password. */
  const admin = {} as Editor;
  const mailbox = {} as Mailbox;

  const start = (more: { port?: string; until?: string } = {}) =>
    startCms({ dataDir, environment: { ...mailbox.environment, ...environment }, ...more });

  beforeAll(async () => {
    if (hasMail) Object.assign(mailbox, await openMailbox());
    if (killedAt) await (await start({ until: killedAt })).kill();
    Object.assign(cms, await start());
    if (isSignedIn) Object.assign(admin, await signInFirstAdmin(cms));
  });
  afterAll(async () => {
    await cms.kill?.();
    await mailbox.close?.();
    removeDataDir(dataDir);
  });

  return {
    dataDir,
    cms,
    admin,
    mailbox,
    visitor: createVisitor(cms),
    /** Kills the CMS like a power failure and starts it at the same address. `meanwhile` runs in between. */
    killAndStartAgain: async (meanwhile: () => Promise<unknown> = async () => {}) => {
      const { port } = new URL(cms.url);
      await cms.kill();
      await meanwhile();
      Object.assign(cms, await start({ port }));
    },
    /** A new user `<name>@sgc.example` who has signed in and chosen the own password. */
    createUser: async (name: string, role: "admin" | "editor" | "contributor" = "editor") => {
      const email = `${name}@sgc.example`;
      const oneTime = "one-time word 4711";
      const { id } = await admin.save("POST", "users", { name, email, role, password: oneTime });
      const user = await signIn(cms, email, oneTime);
      await user.save("PATCH", `users/${id}`, { password: ownPassword });
      return { ...user, id, email };
    },
    /** Waits for this number of e-mails to an address, and returns the last one. */
    waitForEmail: async (address: string, count = 1) => {
      const emails = () => mailbox.emailsTo(address);
      await vi.waitUntil(async () => (await emails()).length >= count, WAIT_MS);
      const email = (await emails()).at(-1);
      if (!email) throw new Error(`No e-mail to ${address}`);
      return email;
    },
  };
}

/** Expects this status, and a body that matches. */
export async function expectResponse(
  response: Promise<Response>,
  status: number,
  body = /^/,
): Promise<void> {
  const received = await response;
  expect({ status: received.status, body: await received.text() }).toEqual({
    status,
    body: expect.stringMatching(body),
  });
}
