import { expect, test } from "vitest";
import { classifySmtpError } from "./classify-smtp-error.ts";

const createError = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
  message: `Refused: ${response}`,
});

test.each([
  ["an unknown address", "RCPT TO", "550 5.1.1 No such user", "noRecipient"],
  ["a rejection without an enhanced status code", "RCPT TO", "550 No such user.", "noRecipient"],
  ["a mailbox that was closed", "RCPT TO", "550 5.2.1 Mailbox disabled", "noRecipient"],
  ["a mailbox that is full today", "RCPT TO", "452 4.2.2 Mailbox full", "retry"],
  ["a server that greylists", "RCPT TO", "451 4.7.1 Greylisted", "retry"],
  ["an e-mail that is taken for spam", "DATA", "554 5.7.1 Message rejected", "rejected"],
  ["the limit of a day", "RCPT TO", "550 5.4.5 Daily limit exceeded", "server"],
  ["a server that does not relay", "RCPT TO", "554 5.7.1 Relay access denied", "server"],
  ["a sender that is not allowed", "MAIL FROM", "550 5.7.1 Not your address", "server"],
  ["a wrong password", "AUTH PLAIN", "535 5.7.8 Wrong", "server"],
  ["a server that is about to close", "RCPT TO", "421 4.3.2 Closing", "server"],
])("classifies the error of %s", (_, command, response, kind) => {
  expect(classifySmtpError(createError(command, response))).toEqual({ kind, reason: response });
});

test("a failed connection counts as a server failure, with the reason on one line", () => {
  const error = Object.assign(new Error("connect ECONNREFUSED\r\n127.0.0.1:25"), {
    command: "CONN",
  });
  expect(classifySmtpError(error)).toEqual({
    kind: "server",
    reason: "connect ECONNREFUSED 127.0.0.1:25",
  });
  expect(classifySmtpError(undefined).kind).toBe("server");
});

test("the reason does not contain the address of a subscriber", () => {
  const error = createError("RCPT TO", "550 5.1.1 <mother@home.example>: user unknown");
  expect(classifySmtpError(error).reason).toBe("550 5.1.1 <m…@home.example>: user unknown");
});
