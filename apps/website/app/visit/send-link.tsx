import type { School } from "@manor/content-api/school";
import { href } from "../../model/pages/addresses.ts";
import { useText } from "../language/use-text.ts";
import { Honeypot } from "../ui/field/honeypot.tsx";
import { ErrorSummary } from "../ui/form/error-summary.tsx";
import { FormField } from "../ui/form/form-field.tsx";
import type { FormState } from "../ui/form/form-state.ts";
import { NotSent } from "../ui/form/not-sent.tsx";
import { startsHere } from "../ui/form/starts-here.ts";
import { Form } from "../ui/link/form.tsx";

type SendLinkProps = {
  state: FormState<{ email: string }> | undefined;
  /** The address was accepted, whether or not it has a booking. */
  isSent?: boolean;
  identity: School["identity"];
};

const form = "link";
const labels = { email: "E-mail" } as const;

/** For a family that has lost the e-mail with the link of its booking. */
export function SendLink({ state, isSent = false, identity }: SendLinkProps) {
  const t = useText();
  const { fields, errors, failure } = state ?? toEmptyState();
  return (
    <section className="visit__link" aria-labelledby="send-link">
      <h2 className="visit__heading" id="send-link">
        {t("Send me my link again")}
      </h2>
      {isSent ? (
        <p className="callout" {...startsHere}>
          {t(
            "If this address has a booking, a new link is on its way. The old link no longer works.",
          )}
        </p>
      ) : (
        <Form className="form" method="post" action={href("visit")} noValidate>
          <ErrorSummary form={form} labels={labels} errors={errors} />
          <NotSent what="request" failure={failure} identity={identity} />
          <p>{t("We send a new link to the e-mail address with which you booked.")}</p>
          <input type="hidden" name="form" value={form} />
          <FormField
            {...{ form, name: "email", label: t(labels.email) }}
            value={fields.email}
            error={errors.email}
          >
            {(input) => <input {...input} type="email" autoComplete="email" />}
          </FormField>
          <Honeypot form={form} />
          <button type="submit" className="button button--quiet form__send">
            {t("Send the link")}
          </button>
        </Form>
      )}
    </section>
  );
}

const toEmptyState = (): FormState<{ email: string }> => ({
  fields: { email: "" },
  errors: {},
  failure: undefined,
});
