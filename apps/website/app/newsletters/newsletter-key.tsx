import { data } from "react-router";
import type { KeyUse } from "../../model/message-results.ts";
import { href } from "../../model/pages/addresses.ts";
import { RichText } from "../language/rich-text.tsx";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { getSite } from "../site-context.ts";
import { Link } from "../ui/link/link.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/newsletter-key";

/** The texts of the two steps: the second step of the double opt-in, and unsubscribing with one click. */
const steps = {
  confirm: {
    name: "newsletter-confirm",
    question: "Do you want to receive the newsletter by e-mail?",
    button: "Confirm",
    done: "Thank you for subscribing. Every e-mail has an unsubscribe link.",
    gone: "This link has expired or is incomplete. Links are valid for 48 hours. {link}.",
    link: { href: `${href("newsletter")}#by-e-mail`, label: "Request a new link" },
  },
  leave: {
    name: "newsletter-leave",
    question: "Do you want to unsubscribe from the newsletter?",
    button: "Unsubscribe",
    done: "You have unsubscribed. We have deleted your address.",
    gone: "This link is incomplete. Please open it again from the e-mail, or {link}.",
    link: { href: href("contact"), label: "contact us" },
  },
} as const;

const statuses: Record<KeyUse, number> = { done: 200, gone: 404, down: 503 };

const getStep = ({ pattern }: { pattern: string }): keyof typeof steps =>
  pattern === href(steps.leave.name) ? "leave" : "confirm";

export const loader = (args: Route.LoaderArgs) => ({ step: getStep(args) });

/** Only on POST, so that opening a link changes nothing. Mail clients also post here (RFC 8058). */
export async function action(args: Route.ActionArgs) {
  const key = new URL(args.request.url).searchParams.get("key") ?? "";
  const result = await getSite(args).newsletter.redeemKey(getStep(args), key);
  const headers: Record<string, string> = result === "down" ? { "retry-after": "60" } : {};
  return data({ result }, { status: statuses[result], headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function NewsletterKey({ loaderData, actionData }: Route.ComponentProps) {
  const step = steps[loaderData.step];
  return (
    <>
      <PageHead {...usePage(step.name)} />
      <div className="newsletter wrap">
        <KeyForm {...step} result={actionData?.result} />
      </div>
    </>
  );
}

type KeyFormProps = (typeof steps)[keyof typeof steps] & {
  result: KeyUse | undefined;
};

/** A confirmation form. It has no action, so it posts to the current address, including the key of the e-mail's link. */
function KeyForm({ result, question, button, done, gone, link }: KeyFormProps) {
  const t = useText();
  if (result === "done") return <p className="callout">{t(done)}</p>;
  if (result === "gone")
    return (
      <p className="callout callout--alert">
        <RichText phrase={gone} values={{ link: <Link href={link.href}>{t(link.label)}</Link> }} />
      </p>
    );
  return (
    <form className="contact-form" method="post">
      {result === "down" && (
        <p className="callout callout--alert">
          {t("Something went wrong. Please try again in a few minutes.")}
        </p>
      )}
      <p>{t(question)}</p>
      <button type="submit" className="button contact-form__send">
        {t(button)}
      </button>
    </form>
  );
}
