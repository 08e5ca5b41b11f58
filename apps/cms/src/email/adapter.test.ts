import type { AddressInfo } from "node:net";
import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import type { Payload } from "payload";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { createTransport } from "./adapter.ts";

test("an e-mail cannot attach a file of the server", async () => {
  const server = new SMTPServer({ disabledCommands: ["AUTH", "STARTTLS"] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const adapter = await nodemailerAdapter({
    defaultFromAddress: "office@sgc.example",
    defaultFromName: "",
    skipVerify: true,
    transportOptions: createTransport(`smtp://127.0.0.1:${port}`),
  });
  const { sendEmail } = adapter({ payload: {} as Payload });
  const attachments = [{ path: "/etc/hostname" }];
  await expect(
    sendEmail({ from: "office@sgc.example", to: "a@b.example", subject: "x", attachments }),
  ).rejects.toThrow("File access rejected");
  await new Promise<void>((resolve) => server.close(resolve));
});
