import PostalMime, { type Email } from "postal-mime";
import { beforeAll } from "vitest";
import type { Editor } from "../editor.ts";
import type { Mailbox } from "../mailbox.ts";
import { prepareCms } from "../prepare-cms.ts";
import type { RunningCms } from "../running-cms.ts";
import { until } from "../until.ts";

export const site = "https://www.school.example";

const used = prepareCms({ EMAILS_PER_MINUTE: "3000", SITE_ORIGIN: site }, { hasMail: true });
export const { dataDir, killAndStartAgain } = used;

export let cms: RunningCms;
export let admin: Editor;
export let mailbox: Mailbox;

beforeAll(() => {
  ({ cms, admin, mailbox } = used);
});

/** One step of a visitor, as the website forwards it. */
export const step = (name: string, body: object): Promise<Response> =>
  fetch(`${cms.url}/api/newsletter/SGSM/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** The e-mails to an address, parsed. */
export const emailsTo = (address: string): Promise<Email[]> =>
  Promise.all(
    mailbox.received
      .filter(({ to }) => to.includes(address))
      .map(({ text }) => PostalMime.parse(text)),
  );

export const newestEmailTo = (address: string, count = 1): Promise<Email> =>
  until(async () => {
    const emails = await emailsTo(address);
    return emails.length >= count ? emails.at(-1) : undefined;
  });

export const findKey = (email: Email, page: "confirm" | "leave"): string =>
  new RegExp(`${site}/newsletter/${page}\\?key=([\\w-]+)`).exec(email.text ?? "")?.[1] ?? "";

export const getHeader = ({ headers }: Email, name: string): string | undefined =>
  headers.find(({ key }) => key === name)?.value;

/** Subscribes and confirms an address. */
export async function subscribe(address: string): Promise<void> {
  await step("subscribe", { email: address });
  await step("confirm", { key: findKey(await newestEmailTo(address), "confirm") });
}

/** The subscribers, as an admin sees them. */
export async function subscribers(): Promise<
  { id: number; email: string; confirmedAt?: string; stoppedBecause?: string }[]
> {
  return (await (await admin.ask("GET", "subscribers?limit=500")).json()).docs;
}

export const entry = async (email: string) =>
  (await subscribers()).find((subscriber) => subscriber.email === email);

export const newestAuditEvent = async (): Promise<string> =>
  (await (await admin.ask("GET", "audit-log?limit=1&sort=-id")).json()).docs[0].what;
