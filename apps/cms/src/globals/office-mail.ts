import type { GlobalConfig } from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { isSignedIn } from "../access/is-signed-in.ts";
import { recordEvent } from "../audit-log/record-event.ts";
import { isOneAddress } from "../email/send-mail.ts";
import { changedBy } from "../fields/changed-by.ts";

const MOST = 10;

/** The addresses in what was typed, one in each line. */
export const addressesIn = (typed: unknown): string[] =>
  String(typed ?? "")
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Who is notified of a new message by e-mail. */
export const officeMail: GlobalConfig = {
  slug: "office-mail",
  label: "Message notifications",
  admin: {
    group: "E-mail",
    hideAPIURL: true,
    description: "Each address gets an e-mail about new messages, at most one every five minutes.",
  },
  access: { read: isSignedIn, update: isAdmin },
  hooks: {
    afterChange: [
      async ({ global, req }) => recordEvent(req, { what: "changed", list: global.slug }),
    ],
  },
  fields: [
    {
      name: "mailSentence",
      type: "ui",
      admin: { components: { Field: "/src/admin/mail-notice.tsx#MailNotice" } },
    },
    {
      name: "recipients",
      label: "E-mail addresses, one per line",
      type: "textarea",
      maxLength: 2_000,
      admin: {
        description: "Empty: no notifications are sent.",
      },
      validate: (value: unknown) => {
        const addresses = addressesIn(value);
        const wrong = addresses.find((address) => !isOneAddress(address));
        if (wrong) return `“${wrong}” is not a valid e-mail address.`;
        return addresses.length <= MOST || `Please enter at most ${MOST} addresses.`;
      },
    },
    changedBy,
  ],
};
