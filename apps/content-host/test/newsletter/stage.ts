import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll } from "vitest";
import { type Clerk, ownPassword, signIn, signInFirstAdmin } from "../clerk.ts";
import { type Mailbox, openMailbox } from "../mailbox.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "../running-host.ts";

export const dataDir = newDataDir();
export const site = "https://www.school.example";

export let host: RunningHost;
export let clerk: Clerk;
export let mailbox: Mailbox;

const start = () =>
  startHost({
    dataDir,
    environment: { ...mailbox.environment, LETTERS_PER_MINUTE: "3000", SITE_ORIGIN: site },
  });

beforeAll(async () => {
  mailbox = await openMailbox();
  host = await start();
  clerk = await signInFirstAdmin(host);
});

afterAll(async () => {
  await host.stop();
  await mailbox.close();
  removeDataDir(dataDir);
});

/** As after a power cut; what is done meanwhile happens while the host is away. */
export async function killAndStartAgain(
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  await host.kill();
  await meanwhile();
  host = await start();
  clerk = await signIn(host, "office@sgc.example", ownPassword);
}

/** One step of a visitor, as the website hands it on. */
export const step = (name: string, body: object): Promise<Response> =>
  fetch(`${host.url}/api/newsletter/SGSM/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Waits until something is so; the host works by itself meanwhile. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await look();
    if (found) return found;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error("What was waited for did not come within half a minute.");
}

/** The letters that an address got, as a mail program of another make reads them. */
export const lettersTo = (address: string): Promise<Email[]> =>
  Promise.all(
    mailbox.received
      .filter(({ to }) => to.includes(address))
      .map(({ text }) => PostalMime.parse(text)),
  );

export const newestLetterTo = (address: string, count = 1): Promise<Email> =>
  until(async () => {
    const letters = await lettersTo(address);
    return letters.length >= count ? letters.at(-1) : undefined;
  });

export const keyIn = (letter: Email, page: "confirm" | "leave"): string =>
  new RegExp(`${site}/newsletter/${page}\\?key=([\\w-]+)`).exec(letter.text ?? "")?.[1] ?? "";

export const headerOf = ({ headers }: Email, name: string): string | undefined =>
  headers.find(({ key }) => key === name)?.value;

/** Somebody subscribes and confirms. */
export async function join(address: string): Promise<void> {
  await step("subscribe", { email: address });
  await step("confirm", { key: keyIn(await newestLetterTo(address), "confirm") });
}

/** Who is on the list, as the admin sees it. */
export async function subscribers(): Promise<
  { id: number; email: string; confirmedAt?: string; stoppedBecause?: string }[]
> {
  return (await (await clerk.ask("GET", "subscribers?limit=500")).json()).docs;
}

export const newestOfTrail = async (): Promise<string> =>
  (await (await clerk.ask("GET", "trail?limit=1&sort=-id")).json()).docs[0].what;
