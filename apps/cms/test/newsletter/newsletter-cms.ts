import type { Email } from "postal-mime";
import { prepareCms } from "../prepare-cms.ts";

export const site = "https://www.school.example";

/** One CMS with a mail server for the files of `newsletter.e2e.ts`. */
export const { admin, createUser, dataDir, killAndStartAgain, mailbox, visitor, waitForEmail } =
  prepareCms({ EMAILS_PER_MINUTE: "3000", SITE_ORIGIN: site }, { hasMail: true });

/** One step of a visitor, as the website forwards it. */
export const step = (name: string, body: object): Promise<Response> =>
  visitor.post(`/api/newsletter/SGSM/${name}`, body);

export const findKey = (email: Email, page: "confirm" | "leave"): string =>
  new RegExp(`${site}/newsletter/${page}\\?key=([\\w-]+)`).exec(email.text ?? "")?.[1] ?? "";

/** Subscribes and confirms an address. */
export async function subscribe(address: string): Promise<void> {
  await step("subscribe", { email: address });
  await step("confirm", { key: findKey(await waitForEmail(address), "confirm") });
}

type Subscriber = { id: number; email: string; confirmedAt?: string; stoppedBecause?: string };

/** The subscribers, as an admin sees them. */
export const subscribers = () => admin.find<Subscriber>("subscribers?limit=500");

export const entry = async (email: string) =>
  (await subscribers()).find((subscriber) => subscriber.email === email);
