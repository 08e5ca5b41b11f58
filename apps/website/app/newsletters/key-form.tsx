import type { ReactNode } from "react";
import type { KeyUse } from "../../server/messages/newsletter.ts";

type KeyFormProps = {
  /** The result for the key; undefined before the button was pressed. */
  use: KeyUse | undefined;
  question: string;
  button: string;
  done: ReactNode;
  gone: ReactNode;
};

/** One question and one button. The form has no action: it posts to the current address with its key. */
export function KeyForm({ use, question, button, done, gone }: KeyFormProps) {
  if (use === "done") return <p className="callout">{done}</p>;
  if (use === "gone") return <p className="callout callout--alert">{gone}</p>;
  return (
    <form className="contact-form" method="post">
      {use === "down" && (
        <p className="callout callout--alert">
          That could not be done just now. Please press the button again in a few minutes.
        </p>
      )}
      <p>{question}</p>
      <button type="submit" className="button contact-form__send">
        {button}
      </button>
    </form>
  );
}
