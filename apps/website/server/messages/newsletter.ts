import type { IncomingMessage } from "node:http";
import { BadStatusError, type Client, NotFoundError } from "@manor/content-api";
import { noticeHeader } from "@manor/content-api/headers";
import { readNoticeVersion } from "@manor/content-api/notice-version";
import type { Log } from "../../content/log.ts";
import type { KeyUse, SignUpResult } from "../../model/message-results.ts";
import type { Language } from "../../model/texts/languages.ts";
import { getErrorName } from "./delivery.ts";
import { type Guard, getText, isFromBot } from "./guard.ts";

export type NewsletterOptions = {
  client: Pick<Client, "sendNewsletterStep">;
  guard: Pick<Guard, "countSignUp">;
  log: Log;
};

export type Newsletter = ReturnType<typeof createNewsletter>;

export function createNewsletter({ client, guard, log }: NewsletterOptions) {
  return {
    /** The e-mails are in the language of the page. */
    subscribe: async (
      typed: object,
      language: Language = "en",
      incoming?: IncomingMessage,
    ): Promise<SignUpResult> => {
      if (isFromBot(typed)) return { outcome: "refused", status: 403 };
      const email = getText(typed, "email").trim();
      const retryAfter = guard.countSignUp(incoming);
      if (retryAfter > 0) return { outcome: "limited", status: 429, retryAfter };
      try {
        const body = { email, ...(language !== "en" && { language }) };
        const headers = { [noticeHeader]: readNoticeVersion(getText(typed, "notice")) };
        await client.sendNewsletterStep("subscribe", body, headers);
        return { outcome: "asked" };
      } catch (error) {
        if (error instanceof BadStatusError && error.status === 422)
          return { outcome: "invalid", status: 422 };
        log.warn({ problem: getErrorName(error) }, "A newsletter sign-up failed");
        return { outcome: "down", status: 503 };
      }
    },
    redeemKey: async (step: "confirm" | "leave", key: string): Promise<KeyUse> => {
      try {
        await client.sendNewsletterStep(step, { key });
        return "done";
      } catch (error) {
        if (error instanceof NotFoundError) return "gone";
        log.warn(
          { step, problem: getErrorName(error) },
          "A key of the newsletter could not be used",
        );
        return "down";
      }
    },
  };
}
