import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import type { Payload } from "payload";
import { expect, test } from "vitest";
import { openMailbox } from "../../test/mailbox.ts";
import { createTransport } from "./adapter.ts";

test("an e-mail cannot attach a file of the server", async () => {
  const mailbox = await openMailbox();
  const adapter = await nodemailerAdapter({
    defaultFromAddress: "office@sgc.example",
    defaultFromName: "",
    skipVerify: true,
    transportOptions: createTransport(mailbox.environment["SMTP_URL"] ?? ""),
  });
  const { sendEmail } = adapter({ payload: {} as Payload });
  const attachments = [{ path: "/etc/hostname" }];
  await expect(
    sendEmail({ from: "office@sgc.example", to: "a@b.example", subject: "x", attachments }),
  ).rejects.toThrow("File access rejected");
  await mailbox.close();
});
