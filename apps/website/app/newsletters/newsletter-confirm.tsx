import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/newsletter-confirm";
import { KeyForm } from "./key-form.tsx";
import { newsletterPage } from "./newsletter.page.ts";
import { newsletterConfirmPage } from "./newsletter-confirm.page.ts";
import { submitKey } from "./submit-key.ts";

export const action = (args: Route.ActionArgs) => submitKey(args, "confirm");

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The second step of the double opt-in: the recipient of the e-mail confirms. */
export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...newsletterConfirmPage} />
      <div className="newsletter wrap">
        <KeyForm
          result={actionData?.result}
          question="Do you want to get the newsletter by e-mail?"
          button="Yes, send it to me"
          done="Thank you: you are subscribed. Every e-mail has an unsubscribe link."
          gone={
            <>
              This link is not good any more: it lasts 48 hours, and it must be whole.{" "}
              <a href={`${newsletterPage.path}#by-e-mail`}>Ask for a new one</a>.
            </>
          }
        />
      </div>
    </>
  );
}
