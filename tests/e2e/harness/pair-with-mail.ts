import type { Email } from "postal-mime";
import { type Editor, signInFirstAdmin } from "../../../apps/cms/test/editor.ts";
import { type Mailbox, openMailbox } from "../../../apps/cms/test/mailbox.ts";
import {
  newDataDir,
  type RunningCms,
  removeDataDir,
  startCms,
} from "../../../apps/cms/test/running-cms.ts";
import { expect, bareTest as test } from "./fixtures.ts";
import { findFreePort, ORDINARY_DAY, type RunningSite, startSite } from "./site.ts";

/** What website and CMS share. */
export const pairToken = "shared-by-site-and-cms-of-the-test";

/** A website, CMS and mail server for the tests of a file. All are real; the content is only the school's settings. */
export function preparePairWithMail() {
  const dataDir = newDataDir();
  const pair = {} as {
    mailbox: Mailbox;
    cms: RunningCms;
    site: RunningSite;
    siteUrl: string;
    editor: Editor;
    /** Starts the stopped CMS again, on the same port. */
    startCmsAgain: () => Promise<void>;
    /** The e-mail to an address with this number. */
    waitForEmail: (address: string, number?: number) => Promise<Email>;
  };
  const openCms = (port?: string) =>
    startCms({
      dataDir,
      ...(port && { port }),
      environment: {
        SAMPLE_CONTENT: "",
        SITE_NOW: ORDINARY_DAY,
        SITE_ORIGIN: pair.siteUrl,
        CONTENT_API_TOKEN: pairToken,
        EMAILS_PER_MINUTE: "3000",
        ...pair.mailbox.environment,
      },
    });
  pair.startCmsAgain = async () => {
    pair.cms = await openCms(new URL(pair.cms.url).port);
  };
  pair.waitForEmail = async (address, number = 1) => {
    const find = () => pair.mailbox.emailsTo(address);
    await expect
      .poll(async () => (await find()).length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(number);
    return (await find())[number - 1] as Email;
  };

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    pair.mailbox = await openMailbox();
    const port = String(await findFreePort());
    pair.siteUrl = `http://127.0.0.1:${port}`;
    pair.cms = await openCms();
    const env = { PORT: port, SITE_ORIGIN: pair.siteUrl, CONTENT_API_TOKEN: pairToken };
    pair.site = await startSite({ contentApiUrl: pair.cms.url, env });
    pair.editor = await signInFirstAdmin(pair.cms);
  });

  test.afterAll(async () => {
    await pair.site?.stop();
    await pair.cms?.stop();
    await pair.mailbox?.close();
    removeDataDir(dataDir);
  });
  return pair;
}
