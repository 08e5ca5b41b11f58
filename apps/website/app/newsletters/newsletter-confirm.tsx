import { getPage, href } from "../addresses.ts";
import type { Route } from "./+types/newsletter-confirm";
import { KeyPage } from "./key-page.tsx";
import { submitKey } from "./submit-key.ts";

export const action = (args: Route.ActionArgs) => submitKey(args, "confirm");

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The second step of the double opt-in: the recipient of the e-mail confirms. */
export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  return (
    <KeyPage
      page={getPage("newsletter-confirm")}
      result={actionData?.result}
      question="Do you want to receive the newsletter by e-mail?"
      button="Confirm"
      done="Thank you for subscribing. Every e-mail has an unsubscribe link."
      gone={
        <>
          This link has expired or is incomplete. Links are valid for 48 hours.{" "}
          <a href={`${href("newsletter")}#by-e-mail`}>Request a new link</a>.
        </>
      }
    />
  );
}
