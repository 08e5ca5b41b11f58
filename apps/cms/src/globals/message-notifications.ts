import type { GlobalConfig } from "payload";
import { isAdmin, isSignedIn } from "../access/access.ts";
import { isOneAddress } from "../email/send-mail.ts";
import { changedBy, uiField } from "../fields/record-fields.ts";
import { validator } from "../fields/validator.ts";

const MAX_RECIPIENTS = 10;

export const splitAddresses = (typed: unknown): string[] =>
  String(typed ?? "")
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);

export const messageNotifications: GlobalConfig = {
  slug: "message-notifications",
  label: "Message notifications",
  admin: {
    group: "E-mail",
    hideAPIURL: true,
    description: "Each address gets an e-mail about new messages, at most one every five minutes.",
  },
  access: { read: isSignedIn, update: isAdmin },
  fields: [
    uiField("mailNotice", "/src/email/mail-notice.tsx#MailNotice"),
    {
      name: "recipients",
      label: "E-mail addresses, one per line",
      type: "textarea",
      maxLength: 2_000,
      admin: {
        description: "Empty: no notifications are sent.",
      },
      validate: validator((value) => {
        const addresses = splitAddresses(value);
        const wrong = addresses.find((address) => !isOneAddress(address));
        if (wrong)
          return {
            phrase: "“{address}” is not a valid e-mail address.",
            values: { address: wrong },
          };
        const isFew = addresses.length <= MAX_RECIPIENTS;
        const values = { most: MAX_RECIPIENTS };
        return isFew || { phrase: "Please enter at most {most} addresses.", values };
      }),
    },
    changedBy,
  ],
};
