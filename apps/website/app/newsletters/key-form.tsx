import type { ReactNode } from "react";
import type { KeyUse } from "../../server/messages/newsletter.ts";

type KeyFormProps = {
  /** What became of the key; nothing before somebody has pressed the button. */
  use: KeyUse | undefined;
  question: string;
  button: string;
  done: ReactNode;
  gone: ReactNode;
};

/** One question and one button. The form has no address: it is posted to the one that the letter led to, key and all. */
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
