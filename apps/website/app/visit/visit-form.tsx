import type { VisitFields } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import type { Phrase } from "../../model/texts/hindi.ts";
import type { VisitTime } from "../../model/visits/open-times.ts";
import { ContinueIn } from "../language/continue-in.tsx";
import { useLanguage } from "../language/use-language.ts";
import { type Notice, PrivacyNotice } from "../privacy/privacy-notice.tsx";
import { Honeypot } from "../ui/field/honeypot.tsx";
import { ErrorSummary } from "../ui/form/error-summary.tsx";
import {
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
import { peopleOptions } from "./people-options.ts";
import { toNextVisit } from "./receipt-address.ts";
import { VisitTimes } from "./visit-times.tsx";

type VisitFormProps = FormState<VisitFields> & {
  times: readonly VisitTime[];
  classes: readonly string[];
  notice: Notice;
  /** The reference of the booking before; "" for none. */
  previous: string;
  identity: School["identity"];
};

type Name = keyof VisitFields;

const labels: Record<Name, Phrase> = {
  time: "Day and time",
  people: "How many people come",
  class: "Class",
  name: "Your name",
  email: "E-mail",
  language: "Our e-mails in",
};

export function VisitForm(props: VisitFormProps) {
  const { t, alternates } = useLanguage();
  const { times, classes, notice, previous, fields, errors, failure, identity } = props;
  const form = "visit";
  const field = (name: Name) => ({
    ...{ form, name, label: t(labels[name]), value: fields[name], error: errors[name] },
  });
  return (
    // The browser's own messages would stop before the summary.
    <Form className="form" method="post" action={toNextVisit(previous)} noValidate>
      <ErrorSummary form={form} labels={labels} errors={errors} />
      <NotSent what="request" failure={failure} identity={identity} />
      <VisitTimes
        form={form}
        label={t(labels.time)}
        times={times}
        chosen={fields.time}
        error={errors.time}
      />
      <div className="form__row">
        <SelectField {...field("people")} options={peopleOptions} />
        <SelectField
          {...field("class")}
          options={[...translateOptions([pleaseChoose], t), ...toOptions(classes)]}
        />
      </div>
      <div className="form__row">
        <FormField {...field("name")}>
          {(input) => <input {...input} type="text" autoComplete="name" />}
        </FormField>
        <FormField {...field("email")}>
          {(input) => <input {...input} type="email" autoComplete="email" />}
        </FormField>
        <SelectField {...field("language")} options={translateOptions(languageOptions, t)} />
      </div>
      <Honeypot form={form} />
      <PrivacyNotice notice={notice} />
      <button type="submit" className="button form__send">
        {t("Book this visit")}
      </button>
      <ContinueIn alternates={alternates} />
    </Form>
  );
}
