import { href } from "../../model/pages/addresses.ts";
import type { Phrase } from "../../model/texts/hindi.ts";
import { ContinueIn } from "../language/continue-in.tsx";
import { RichText } from "../language/rich-text.tsx";
import { useLanguage } from "../language/use-language.ts";
import { type Notice, PrivacyNotice } from "../privacy/privacy-notice.tsx";
import { Honeypot } from "../ui/field/honeypot.tsx";
import { Form } from "../ui/link/form.tsx";

export type SignUpState = {
  outcome: "none" | "asked" | "invalid" | "limited" | "refused" | "down";
  email: string;
};

const messages: Record<Exclude<SignUpState["outcome"], "none">, Phrase> = {
  asked: "We have e-mailed you a link. Open it to confirm your subscription.",
  invalid: "Email is invalid",
  limited: "Too many sign-ups came from your network. Please try again later.",
  refused: "Your sign-up was not accepted. Please try again.",
  down: "You cannot subscribe right now. Please try again in a few minutes.",
};

type SignUpProps = { state: SignUpState; sender: string; notice: Notice };

export function SignUp({ state, sender, notice }: SignUpProps) {
  const { t, alternates } = useLanguage();
  const { outcome, email } = state;
  const isInvalid = outcome === "invalid";
  return (
    <div className="newsletter wrap">
      <section className="newsletter__panel" data-open="" aria-labelledby="by-e-mail">
        <div>
          <h2 className="newsletter__name" id="by-e-mail">
            {t("Newsletter by e-mail")}
          </h2>
          <p className="newsletter__note">
            <RichText
              phrase="A few e-mails a year from {sender}. You can unsubscribe at any time."
              values={{ sender }}
            />
          </p>
        </div>
        <Form
          className="contact-form newsletter__form"
          method="post"
          action={`${href("newsletter")}#by-e-mail`}
        >
          <div className="field">
            <label className="field__label" htmlFor="newsletter-email">
              {t("Email")}
            </label>
            <input
              className="field__input"
              id="newsletter-email"
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={email}
              aria-invalid={isInvalid || undefined}
              aria-describedby="newsletter-status"
            />
          </div>
          <Honeypot form="newsletter" />
          <PrivacyNotice notice={notice} />
          <button type="submit" className="button contact-form__send">
            {t("Subscribe")}
          </button>
          <ContinueIn alternates={alternates} />
          <p
            id="newsletter-status"
            role="status"
            className={outcome === "none" ? undefined : classes(outcome)}
          >
            {outcome === "none" ? "" : t(messages[outcome])}
          </p>
        </Form>
      </section>
    </div>
  );
}

const classes = (outcome: SignUpState["outcome"]): string =>
  outcome === "asked" ? "callout" : "callout callout--alert";
