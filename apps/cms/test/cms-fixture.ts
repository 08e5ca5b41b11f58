import { beforeAll } from "vitest";
import type { Clerk } from "./clerk.ts";
import type { Mailbox } from "./mailbox.ts";
import { prepareHost } from "./prepare-host.ts";
import type { RunningHost } from "./running-host.ts";

const used = prepareHost({ EMAILS_PER_MINUTE: "3000" }, { hasMail: true });
export const { dataDir, killAndStartAgain } = used;

/** One CMS without content for all test files of this process; set before the first test. */
export let host: RunningHost;
export let clerk: Clerk;
/** Receives its e-mail. */
export let mailbox: Mailbox;

beforeAll(() => {
  ({ host, admin: clerk, mailbox } = used);
});

export const answer = async (path: string): Promise<Record<string, unknown>[]> =>
  (await fetch(host.url + path)).json();
