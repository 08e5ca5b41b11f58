import { getPage, href } from "../addresses.ts";
import type { Route } from "./+types/newsletter-leave";
import { KeyPage } from "./key-page.tsx";
import { submitKey } from "./submit-key.ts";

export const action = (args: Route.ActionArgs) => submitKey(args, "leave");

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Unsubscribes with one click. Mail clients also post here (RFC 8058). */
export default function NewsletterLeave({ actionData }: Route.ComponentProps) {
  return (
    <KeyPage
      page={getPage("newsletter-leave")}
      result={actionData?.result}
      question="Do you want to unsubscribe from the newsletter?"
      button="Unsubscribe"
      done="You are unsubscribed. We have deleted your address."
      gone={
        <>
          This link is incomplete. Please open it again from the e-mail, or{" "}
          <a href={href("contact")}>contact us</a>.
        </>
      }
    />
  );
}
