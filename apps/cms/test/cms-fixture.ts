import { beforeAll } from "vitest";
import type { Editor } from "./editor.ts";
import type { Mailbox } from "./mailbox.ts";
import { prepareCms } from "./prepare-cms.ts";
import type { RunningCms } from "./running-cms.ts";

const used = prepareCms({ EMAILS_PER_MINUTE: "3000" }, { hasMail: true });
export const { dataDir, killAndStartAgain } = used;

/** One CMS without content for all test files of this process; set before the first test. */
export let cms: RunningCms;
export let admin: Editor;
export let mailbox: Mailbox;

beforeAll(() => {
  ({ cms, admin, mailbox } = used);
});

export const fetchJson = async (path: string): Promise<Record<string, unknown>[]> =>
  (await fetch(cms.url + path)).json();
