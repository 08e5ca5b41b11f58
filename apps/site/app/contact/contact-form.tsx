import {
  type ContactErrors,
  type ContactFields,
  checkContact,
} from "@manor/contract/check-contact";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { contactHrefs } from "../school/contact-hrefs.ts";
import type { School } from "../school/school.ts";
import { contactPath } from "./contact.page.ts";
import { type Outcome, type Pass, passOfPage, sendContact } from "./send-contact.ts";

export type FormState = {
  fields: ContactFields;
  errors: ContactErrors;
  outcome: "none" | Outcome;
  /** Signed by the server; without a script it goes along with the form. */
  token: string;
  /** The least time between the page and the message. Milliseconds. */
  leastMs: number;
};

type Office = Pick<School["identity"], "phones" | "email">;

type ContactFormProps = {
  start: FormState;
  formType: string;
  showFailure: boolean;
  /** How else to reach the school, should the message not be taken. */
  office: Office;
};

const labels = { name: "Name", email: "Email", message: "Message" } as const;
const names = ["name", "email", "message"] as const;
const empty: ContactFields = { name: "", email: "", message: "" };

/** "Keep in touch": checked when it is sent, one sending at a time, and nothing typed is ever lost. */
export default function ContactForm({ start, formType, showFailure, office }: ContactFormProps) {
  const [fields, setFields] = useState(start.fields);
  const [errors, setErrors] = useState(start.errors);
  const [outcome, setOutcome] = useState(start.outcome);
  const [isSending, setSending] = useState(false);
  const pass = useRef<Pass>(undefined);
  const summary = useRef<HTMLDivElement>(null);
  const failing = names.filter((name) => errors[name]);

  useEffect(() => {
    if (failing.length > 0) summary.current?.focus();
  }, [failing.length]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const trap = new FormData(event.currentTarget).get("website");
    const found = checkContact(fields);
    setErrors(found);
    setOutcome("none");
    if (Object.keys(found).length > 0) return;
    if (trap) return setOutcome("failed");
    setSending(true);
    pass.current ??= passOfPage(start);
    const told = await sendContact(fields, formType, pass.current);
    pass.current = told.pass;
    setSending(false);
    setOutcome(told.outcome);
    if (told.outcome === "sent") setFields(empty);
  }

  function edit(name: keyof ContactFields, value: string): void {
    setFields({ ...fields, [name]: value });
    if (outcome !== "none") setOutcome("none");
  }

  return (
    <form className="contact-form" method="post" action={contactPath} noValidate onSubmit={submit}>
      {failing.length > 1 && (
        <div className="contact-form__summary callout callout--alert" tabIndex={-1} ref={summary}>
          <p>Some fields need another look:</p>
          <ul>
            {failing.map((name) => (
              <li key={name}>
                <a href={`#contact-${name}`}>{labels[name]}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {names.map((name) => (
        <Field key={name} name={name} value={fields[name]} error={errors[name]} onEdit={edit} />
      ))}
      <Trap token={start.token} />
      <button type="submit" className="button contact-form__send" aria-disabled={isSending}>
        Send
      </button>
      <div role="status">
        {outcome === "sent" && (
          <p className="contact-form__thanks callout">Thank you for your message!</p>
        )}
        {outcome === "failed" && showFailure && <NotSent office={office} />}
        {outcome === "again" && <OnceMore />}
        {outcome === "limited" && showFailure && <TooMany office={office} />}
      </div>
    </form>
  );
}

type FieldProps = {
  name: keyof ContactFields;
  value: string;
  error: string | undefined;
  onEdit: (name: keyof ContactFields, value: string) => void;
};

const autoComplete = { name: "name", email: "email", message: "off" } as const;

function Field({ name, value, error, onEdit }: FieldProps) {
  const id = `contact-${name}`;
  const common = {
    id,
    name,
    value,
    className: "field__input",
    autoComplete: autoComplete[name],
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
    "aria-required": true,
  };
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {labels[name]}
      </label>
      {name === "message" ? (
        <textarea {...common} rows={7} onChange={(event) => onEdit(name, event.target.value)} />
      ) : (
        <input
          {...common}
          type={name === "email" ? "email" : "text"}
          onChange={(event) => onEdit(name, event.target.value)}
        />
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A field that no person sees, for programs that fill in whatever there is. */
function Trap({ token }: { token: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="hidden" name="token" value={token} />
      <label htmlFor="contact-website">Leave this empty</label>
      <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function OnceMore() {
  return (
    <p className="callout callout--alert">
      Your message was not sent yet, because it came very quickly or the page had been open for
      long. Nothing that you wrote is lost: please press Send once more.
    </p>
  );
}

function NotSent({ office }: { office: Office }) {
  return (
    <p className="callout callout--alert">
      Your message was not sent. Please ring <Telephone office={office} /> or write to{" "}
      <Mail office={office} />.
    </p>
  );
}

function TooMany({ office }: { office: Office }) {
  return (
    <p className="callout callout--alert">
      Many messages have come from your network within a minute, so yours was not sent yet. Nothing
      that you wrote is lost: please wait a minute and send it again, or ring{" "}
      <Telephone office={office} />.
    </p>
  );
}

const Telephone = ({ office }: { office: Office }) => (
  <a href={contactHrefs(office).office}>{office.phones.office}</a>
);
const Mail = ({ office }: { office: Office }) => (
  <a href={contactHrefs(office).email}>{office.email}</a>
);
