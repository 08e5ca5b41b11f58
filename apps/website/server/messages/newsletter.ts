import type { IncomingMessage } from "node:http";
import { BadStatusError, type Client, NotFoundError } from "@manor/content-api";
import type { Log } from "../../content/log.ts";
import { nameOf } from "./delivery.ts";
import type { Guard } from "./guard.ts";
import { textIn } from "./text-in.ts";

/**
 * What became of a wish for the newsletter. `asked`: a letter is on its way, which nobody learns more of here.
 * `down`: the host does not take it now.
 */
type SignUp =
  | { outcome: "asked" }
  | { outcome: "invalid"; status: 422 }
  | { outcome: "refused"; status: 403 }
  | { outcome: "limited"; status: 429; retryAfter: number }
  | { outcome: "down"; status: 503 };

/** The result of the key in an e-mail: `gone` when it is expired or invalid. */
export type KeyUse = "done" | "gone" | "down";

export type Newsletter = {
  /** Takes the form as it came in. `incoming` is the visitor's request. */
  subscribe: (typed: object, incoming?: IncomingMessage) => Promise<SignUp>;
  useKey: (step: "confirm" | "leave", key: string) => Promise<KeyUse>;
};

export type NewsletterOptions = {
  client: Pick<Client, "sendNewsletterStep">;
  guard: Pick<Guard, "countSignUp">;
  log: Log;
};

export function createNewsletter({ client, guard, log }: NewsletterOptions): Newsletter {
  return {
    subscribe: async (typed, incoming) => {
      // A honeypot: people do not see this field, bots fill it in.
      if (textIn(typed, "website") !== "") return { outcome: "refused", status: 403 };
      const email = textIn(typed, "email").trim();
      const retryAfter = guard.countSignUp(incoming);
      if (retryAfter > 0) return { outcome: "limited", status: 429, retryAfter };
      try {
        await client.sendNewsletterStep("subscribe", { email });
        return { outcome: "asked" };
      } catch (error) {
        if (error instanceof BadStatusError && error.status === 422)
          return { outcome: "invalid", status: 422 };
        log.warn({ problem: nameOf(error) }, "A wish for the newsletter was not taken");
        return { outcome: "down", status: 503 };
      }
    },
    useKey: async (step, key) => {
      try {
        await client.sendNewsletterStep(step, { key });
        return "done";
      } catch (error) {
        if (error instanceof NotFoundError) return "gone";
        log.warn({ step, problem: nameOf(error) }, "A key of the newsletter could not be used");
        return "down";
      }
    },
  };
}
