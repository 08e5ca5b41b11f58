import { expect, test } from "vitest";
import { judge } from "./judge.ts";

const said = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
  message: `Refused: ${response}`,
});

test.each([
  ["an unknown address", "RCPT TO", "550 5.1.1 No such user", "nobody"],
  [
    "a refusal without a reason of its own",
    "RCPT TO",
    "550 There is nobody of this name.",
    "nobody",
  ],
  ["a mailbox that was closed", "RCPT TO", "550 5.2.1 Mailbox disabled", "nobody"],
  ["a mailbox that is full today", "RCPT TO", "452 4.2.2 Mailbox full", "later"],
  ["a server that greylists", "RCPT TO", "451 4.7.1 Greylisted", "later"],
  ["an e-mail that is taken for spam", "DATA", "554 5.7.1 Message rejected", "never"],
  ["the limit of a day", "RCPT TO", "550 5.4.5 Daily limit exceeded", "server"],
  ["a server that relays for nobody", "RCPT TO", "554 5.7.1 Relay access denied", "server"],
  ["a sender that is not allowed", "MAIL FROM", "550 5.7.1 Not your address", "server"],
  ["a wrong password", "AUTH PLAIN", "535 5.7.8 Wrong", "server"],
  ["a server that is about to close", "RCPT TO", "421 4.3.2 Closing", "server"],
])("%s is judged for what it is", (_, command, response, kind) => {
  expect(judge(said(command, response))).toEqual({ kind, reason: response });
});

test("a failed connection counts as a server failure, with the reason on one line", () => {
  const error = Object.assign(new Error("connect ECONNREFUSED\r\n127.0.0.1:25"), {
    command: "CONN",
  });
  expect(judge(error)).toEqual({ kind: "server", reason: "connect ECONNREFUSED 127.0.0.1:25" });
  expect(judge(undefined).kind).toBe("server");
});

test("the reason does not contain the address of a subscriber", () => {
  const error = said("RCPT TO", "550 5.1.1 <mother@home.example>: user unknown");
  expect(judge(error).reason).toBe("550 5.1.1 <m…@home.example>: user unknown");
});
