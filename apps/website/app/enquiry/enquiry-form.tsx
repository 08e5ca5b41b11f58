import type { EnquiryFields } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import { href } from "../../model/pages/addresses.ts";
import type { Phrase } from "../../model/texts/hindi.ts";
import { ContinueIn } from "../language/continue-in.tsx";
import { useLanguage } from "../language/use-language.ts";
import { type Notice, PrivacyNotice } from "../privacy/privacy-notice.tsx";
import { Honeypot } from "../ui/field/honeypot.tsx";
import { ErrorSummary } from "../ui/form/error-summary.tsx";
import {
  type FixedOption,
  FormField,
  pleaseChoose,
  SelectField,
  toOptions,
  translateOptions,
} from "../ui/form/form-field.tsx";
import type { FormState } from "../ui/form/form-state.ts";
import { languageOptions } from "../ui/form/language-options.ts";
import { NotSent } from "../ui/form/not-sent.tsx";
import { Form } from "../ui/link/form.tsx";

type EnquiryFormProps = FormState<EnquiryFields> & {
  settings: Pick<NonNullable<School["enquiries"]>, "classes" | "schoolYears">;
  notice: Notice;
  identity: School["identity"];
};

type Name = keyof EnquiryFields;

const labels: Record<Name, Phrase> = {
  class: "Class",
  schoolYear: "School year",
  boarding: "Boarding",
  question: "Your question",
  name: "Your name",
  contact: "E-mail or telephone",
  language: "Answer in",
};

const boarding: readonly FixedOption[] = [
  { value: "undecided", label: "Not decided yet" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

export function EnquiryForm(props: EnquiryFormProps) {
  const { alternates, t } = useLanguage();
  const { settings, notice, fields, errors, failure, identity } = props;
  const form = "enquiry";
  const field = (name: Name) => ({
    ...{ form, name, label: t(labels[name]), value: fields[name], error: errors[name] },
  });
  return (
    // The browser's own messages would stop before the summary.
    <Form className="form" method="post" action={href("enquiry")} noValidate>
      <ErrorSummary form={form} labels={labels} errors={errors} />
      <NotSent what="enquiry" failure={failure} identity={identity} />
      <div className="form__row">
        <SelectField
          {...field("class")}
          options={[...translateOptions([pleaseChoose], t), ...toOptions(settings.classes)]}
        />
        <SelectField {...field("schoolYear")} options={toOptions(settings.schoolYears)} />
        <SelectField {...field("boarding")} options={translateOptions(boarding, t)} />
        <SelectField {...field("language")} options={translateOptions(languageOptions, t)} />
      </div>
      <FormField {...field("question")}>
        {(input) => <textarea {...input} rows={6} maxLength={2_000} />}
      </FormField>
      <div className="form__row">
        <FormField {...field("name")}>
          {(input) => <input {...input} type="text" autoComplete="name" />}
        </FormField>
        <FormField {...field("contact")}>
          {(input) => <input {...input} type="text" autoComplete="email" />}
        </FormField>
      </div>
      <Honeypot form={form} />
      <PrivacyNotice notice={notice} />
      <button type="submit" className="button form__send">
        {t("Send")}
      </button>
      <ContinueIn alternates={alternates} />
    </Form>
  );
}
