import {
  type ContactErrors,
  type ContactFields,
  checkContact,
} from "@manor/content-api/check-contact";
import type { School } from "@manor/content-api/school";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Alternate } from "../../model/pages/alternates.ts";
import { contactHrefs } from "../../model/school/contact-hrefs.ts";
import { afterPaint } from "../enhancements/after-paint.ts";
import { ContinueIn } from "../language/continue-in.tsx";
import { RichText } from "../language/rich-text.tsx";
import { useText } from "../language/use-text.ts";
import { type Notice, PrivacyNotice } from "../privacy/privacy-notice.tsx";
import { Honeypot } from "../ui/field/honeypot.tsx";
import { Form } from "../ui/link/form.tsx";
import { type Outcome, sendContact } from "./send-contact.ts";

export type FormState = {
  fields: ContactFields;
  errors: ContactErrors;
  outcome: "none" | Outcome;
};

type Office = Pick<School["identity"], "phones" | "email">;

type ContactFormProps = {
  initial: FormState;
  formType: string;
  showFailure: boolean;
  office: Office;
  notice: Notice;
  /** The page in each language, if it has several. */
  alternates?: readonly Alternate[];
};

const labels = { name: "Name", email: "Email", message: "Message" } as const;
const names = ["name", "email", "message"] as const;

const getInput = (form: HTMLFormElement, name: keyof ContactFields) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

const readFields = (form: HTMLFormElement): ContactFields => ({
  name: getInput(form, "name").value,
  email: getInput(form, "email").value,
  message: getInput(form, "message").value,
});

export default function ContactForm(props: ContactFormProps) {
  const t = useText();
  const { initial, formType, showFailure, office, notice, alternates = [] } = props;
  const [errors, setErrors] = useState(initial.errors);
  const [outcome, setOutcome] = useState(initial.outcome);
  const [isSending, setSending] = useState(false);
  const isInFlight = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const invalid = names.filter((name) => errors[name]);

  useEffect(() => {
    if (invalid.length > 0) summary.current?.focus();
  }, [invalid.length]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    // A button that opens another page.
    if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    if (isInFlight.current) return;
    isInFlight.current = true;
    const form = event.currentTarget;
    // Shows the pending state before validation (docs/decisions/002).
    await new Promise<void>(afterPaint);
    await send(form);
    isInFlight.current = false;
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = readFields(form);
    const found = checkContact(fields);
    setErrors(found);
    setOutcome("none");
    if (Object.keys(found).length > 0) return;
    if (new FormData(form).get("website")) return setOutcome("failed");
    setSending(true);
    const outcome = await sendContact(fields, formType, notice.version);
    setSending(false);
    setOutcome(outcome);
    if (outcome === "sent") for (const name of names) getInput(form, name).value = "";
  }

  return (
    <Form
      className="contact-form"
      method="post"
      action="/contact"
      noValidate
      onSubmit={submit}
      onInput={() => setOutcome("none")}
    >
      {invalid.length > 1 && (
        <div className="contact-form__summary callout callout--alert" tabIndex={-1} ref={summary}>
          <p>{t("Please check these fields:")}</p>
          <ul>
            {invalid.map((name) => (
              <li key={name}>
                <a href={`#contact-${name}`}>{t(labels[name])}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {names.map((name) => (
        <Field key={name} name={name} initial={initial.fields[name]} error={errors[name]} />
      ))}
      <Honeypot form="contact" />
      <PrivacyNotice notice={notice} />
      <button type="submit" className="button contact-form__send" aria-disabled={isSending}>
        {t("Send")}
      </button>
      <ContinueIn alternates={alternates} />
      <div role="status">
        {outcome === "sent" && (
          <p className="contact-form__thanks callout">{t("Thank you for your message!")}</p>
        )}
        {outcome === "failed" && showFailure && <NotSent office={office} />}
        {outcome === "limited" && showFailure && <Limited office={office} when="in a minute" />}
        {outcome === "limitedToday" && showFailure && <Limited office={office} when="tomorrow" />}
      </div>
    </Form>
  );
}

type FieldProps = {
  name: keyof ContactFields;
  initial: string;
  error: ContactErrors[keyof ContactFields];
};

const autoComplete = { name: "name", email: "email", message: "off" } as const;

/** An uncontrolled field: React does not re-render on each keystroke. */
function Field({ name, initial, error }: FieldProps) {
  const t = useText();
  const id = `contact-${name}`;
  const common = {
    id,
    name,
    defaultValue: initial,
    className: "field__input",
    autoComplete: autoComplete[name],
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
    "aria-required": true,
  };
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {t(labels[name])}
      </label>
      {name === "message" ? (
        <textarea {...common} rows={7} />
      ) : (
        <input {...common} type={name === "email" ? "email" : "text"} />
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {t(error)}
        </p>
      )}
    </div>
  );
}

function NotSent({ office }: { office: Office }) {
  return (
    <p className="callout callout--alert">
      <RichText
        phrase="Your message was not sent. Please call {phone} or e-mail {email}."
        values={{ phone: <Telephone office={office} />, email: <Mail office={office} /> }}
      />
    </p>
  );
}

function Limited({ office, when }: { office: Office; when: "in a minute" | "tomorrow" }) {
  const t = useText();
  return (
    <p className="callout callout--alert">
      <RichText
        phrase="Your message was not sent, because too many messages came from your network. Please try again {when}, or call {phone}. Your text is still in the form."
        values={{ when: t(when), phone: <Telephone office={office} /> }}
      />
    </p>
  );
}

const Telephone = ({ office }: { office: Office }) => (
  <a href={contactHrefs(office).office}>{office.phones.office}</a>
);
const Mail = ({ office }: { office: Office }) => (
  <a href={contactHrefs(office).email}>{office.email}</a>
);
