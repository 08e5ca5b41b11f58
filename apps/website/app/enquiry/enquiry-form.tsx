import type { EnquiryErrors, EnquiryFields, EnquirySettings } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import type { ReactNode } from "react";
import { href } from "../../model/pages/addresses.ts";
import { contactHrefs } from "../../model/school/contact-hrefs.ts";
import { ContinueIn } from "../language/continue-in.tsx";
import { useLanguage } from "../language/page-language.ts";
import { type Notice, PrivacyNotice } from "../privacy/privacy-notice.tsx";
import { Honeypot } from "../ui/field/honeypot.tsx";
import { Form } from "../ui/link/form.tsx";
import { startsHere } from "./starts-here.ts";

/** Why a valid enquiry was not accepted. */
export type Failure = "limited" | "refused";

type Identity = School["identity"];

type EnquiryFormProps = {
  admission: EnquirySettings;
  notice: Notice;
  fields: EnquiryFields;
  errors: EnquiryErrors;
  failure: Failure | undefined;
  identity: Identity;
};

type Name = keyof EnquiryFields;

const labels: Record<Name, string> = {
  class: "Class",
  schoolYear: "School year",
  boarding: "Boarding",
  question: "Your question",
  name: "Your name",
  contact: "E-mail or telephone",
  language: "Answer in",
};
const names = Object.keys(labels) as Name[];

const boarding = [
  { value: "undecided", label: "Not decided yet" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const languages = [
  { value: "en", label: "English" },
  { value: "hi", label: "Hindi (हिन्दी)" },
];

export function EnquiryForm(props: EnquiryFormProps) {
  const { alternates } = useLanguage();
  const { admission, notice, fields, errors, failure, identity } = props;
  const invalid = names.filter((name) => errors[name]);
  const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const field = (name: Name) => ({ name, value: fields[name], error: errors[name] });
  return (
    // The browser's own messages would stop before the summary.
    <Form className="enquiry__form" method="post" action={href("enquiry")} noValidate>
      {invalid.length > 0 && <ErrorSummary invalid={invalid} errors={errors} />}
      {failure && <NotSent failure={failure} identity={identity} />}
      <div className="enquiry__row">
        <Select {...field("class")} options={[none, ...toOptions(admission.classes)]} />
        <Select {...field("schoolYear")} options={toOptions(admission.schoolYears)} />
        <Select {...field("boarding")} options={boarding} />
        <Select {...field("language")} options={languages} />
      </div>
      <Field {...field("question")}>
        {(input) => <textarea {...input} rows={6} maxLength={2_000} />}
      </Field>
      <div className="enquiry__row">
        <Field {...field("name")}>
          {(input) => <input {...input} type="text" autoComplete="name" />}
        </Field>
        <Field {...field("contact")}>
          {(input) => <input {...input} type="text" autoComplete="email" />}
        </Field>
      </div>
      <Honeypot form="enquiry" />
      <PrivacyNotice notice={notice} />
      <button type="submit" className="button enquiry__send">
        Send
      </button>
      <ContinueIn alternates={alternates} />
    </Form>
  );
}

const none = { value: "", label: "Please choose" };

type FieldProps = { name: Name; value: string; error: string | undefined };
type Input = ReturnType<typeof toInput>;

const toId = (name: Name): string => `enquiry-${name}`;

const toInput = ({ name, value, error }: FieldProps) => ({
  id: toId(name),
  name,
  defaultValue: value,
  className: "field__input",
  "aria-required": true,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": error ? `${toId(name)}-error` : undefined,
});

function Field({ children, ...field }: FieldProps & { children: (input: Input) => ReactNode }) {
  const { name, error } = field;
  return (
    <div className="field">
      <label className="field__label" htmlFor={toId(name)}>
        {labels[name]}
      </label>
      {children(toInput(field))}
      {error && (
        <p className="field__error" id={`${toId(name)}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type Option = { value: string; label: string };

const Select = ({ options, ...field }: FieldProps & { options: readonly Option[] }) => (
  <Field {...field}>
    {(input) => (
      <select {...input}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
);

type ErrorSummaryProps = { invalid: readonly Name[]; errors: EnquiryErrors };

const ErrorSummary = ({ invalid, errors }: ErrorSummaryProps) => (
  <section className="callout callout--alert" aria-label="Errors" {...startsHere}>
    <p>Please check these fields:</p>
    <ul className="enquiry__errors">
      {invalid.map((name) => (
        <li key={name}>
          <a href={`#${toId(name)}`}>
            {labels[name]}: {errors[name]}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const NotSent = ({ failure, identity }: { failure: Failure; identity: Identity }) => (
  <div className="callout callout--alert" role="alert">
    <p>
      {failure === "limited"
        ? "Your enquiry was not sent, because too many came from your network. Please try again later, or call "
        : "Your enquiry was not sent. Please call "}
      <a className="figures" href={contactHrefs(identity).admissions}>
        {identity.phones.admissions}
      </a>
      . Your text is still in the form.
    </p>
  </div>
);
