import type { ReactNode } from "react";
import type { BookingChange } from "../../model/message-results.ts";
import { useLanguage } from "../language/use-language.ts";

type ChangeFormProps = {
  change: BookingChange;
  /** Where the form posts to: "" for the address of this page. */
  address: string;
  button: string;
  isQuiet?: boolean;
  children?: ReactNode;
};

/** A button that does one thing with the booking. */
export function ChangeForm({ change, address, button, isQuiet, children }: ChangeFormProps) {
  const { findLink } = useLanguage();
  const action = address ? findLink(address).href : undefined;
  return (
    <form className="form" aria-label={button} method="post" action={action} noValidate>
      <input type="hidden" name="action" value={change.action} />
      {change.time && <input type="hidden" name="time" value={change.time} />}
      {change.people && <input type="hidden" name="people" value={change.people} />}
      {change.mayWait && <input type="hidden" name="mayWait" value="yes" />}
      {children}
      <button type="submit" className={`button form__send${isQuiet ? " button--quiet" : ""}`}>
        {button}
      </button>
    </form>
  );
}
