import type { ReactNode } from "react";
import type { KeyUse } from "../../server/messages/newsletter.ts";
import type { Page } from "../page.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";

type KeyPageProps = {
  page: Page;
  /** The result; `undefined` before the form is submitted. */
  result: KeyUse | undefined;
  question: string;
  button: string;
  done: ReactNode;
  gone: ReactNode;
};

/** A page with one form for the key of an e-mail's link. */
export function KeyPage({ page, ...form }: KeyPageProps) {
  return (
    <>
      <PageHead {...page} />
      <div className="newsletter wrap">
        <KeyForm {...form} />
      </div>
    </>
  );
}

/** A confirmation form. It has no action, so it posts to the current address, including the key of the e-mail's link. */
function KeyForm({ result, question, button, done, gone }: Omit<KeyPageProps, "page">) {
  if (result === "done") return <p className="callout">{done}</p>;
  if (result === "gone") return <p className="callout callout--alert">{gone}</p>;
  return (
    <form className="contact-form" method="post">
      {result === "down" && (
        <p className="callout callout--alert">
          Something went wrong. Please try again in a few minutes.
        </p>
      )}
      <p>{question}</p>
      <button type="submit" className="button contact-form__send">
        {button}
      </button>
    </form>
  );
}
