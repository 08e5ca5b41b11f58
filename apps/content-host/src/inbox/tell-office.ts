import type { Payload } from "payload";
import { inSchoolTime } from "../fields/school-time.ts";
import { addressesIn } from "../globals/office-mail.ts";
import { config } from "../host-config.ts";
import { languageOf } from "../letters/language-of.ts";
import { queueLetter } from "../letters/queue-letter.ts";
import { schoolWords } from "../letters/school-words.ts";
import { writeLetter } from "../letters/write-letter.ts";
import type { Letter } from "../mail/send-mail.ts";
import type { ContactMessage } from "../payload-types.ts";
import type { SchoolId } from "../schools/known-schools.ts";
import { sayIn } from "../words/say.ts";

/** Who of the office hears by e-mail of a new message. */
export async function listHearers(payload: Payload, school: SchoolId): Promise<string[]> {
  const { recipients } = await payload.findGlobal({
    slug: "office-mail",
    depth: 0,
    context: { school },
  });
  return addressesIn(recipients);
}

/** A letter to each of them. A message is taken whether or not this succeeds. */
export async function tellOffice(
  payload: Payload,
  message: number,
  school: SchoolId,
): Promise<void> {
  for (const to of await listHearers(payload, school)) {
    const key = `message ${message} ${to}`;
    await queueLetter(payload, { kind: "message", message, to, school, key });
  }
}

/** Says that there is one, and nothing of what a visitor wrote: that stays at the desk. */
export async function officeLetter(
  payload: Payload,
  { id, receivedAt, school: of }: ContactMessage,
  to: string,
): Promise<Letter> {
  const { name, lines } = await schoolWords(payload, of);
  const language = await languageOf(payload, to);
  const say = sayIn(language);
  const words = writeLetter({
    subject: say("A message came in on the website of {school}", { school: name }),
    text: say("A visitor wrote to the school on {moment}. The message waits at the desk.", {
      moment: inSchoolTime(receivedAt, language),
    }),
    button: {
      label: say("Open the message"),
      href: `${config.url}/admin/collections/contact-messages/${id}`,
    },
    foot: lines,
  });
  return { to, ...words };
}
