import { data, redirect } from "react-router";
import { getPage, href } from "../../model/pages/addresses.ts";
import { findPage } from "../../model/pages/find-page.ts";
import { contactHrefs } from "../../model/school/contact-hrefs.ts";
import { createTranslate } from "../../model/texts/create-translate.ts";
import { Island } from "../islands/island.tsx";
import { SWITCH_FIELD } from "../language/continue-in.tsx";
import { useLanguage } from "../language/use-language.ts";
import { usePage } from "../language/use-page.ts";
import { getNotice } from "../privacy/get-notice.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { Link } from "../ui/link/link.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/contact";
import ContactForm, { type FormState } from "./contact-form.tsx";
import { removalRequest } from "./removal-request.ts";
import { toLimitOutcome } from "./send-contact.ts";

export function loader(args: Route.LoaderArgs): FormState {
  const query = new URL(args.request.url).searchParams;
  return {
    fields: {
      name: "",
      email: "",
      message: removalRequest(query.get("photo"), createTranslate(getSite(args).language)),
    },
    errors: {},
    outcome: query.has("sent") ? "sent" : "none",
  };
}

/** The form without JavaScript: the same checks and the same receiver, with a page as the response. */
export async function action(args: Route.ActionArgs) {
  const { receiveMessage, school } = getSite(args);
  const form = await args.request.formData().catch(() => undefined);
  const getField = (name: string) => {
    const value = form?.get(name);
    return typeof value === "string" ? value : "";
  };
  const fields = { name: getField("name"), email: getField("email"), message: getField("message") };
  const respond = (state: Partial<FormState>, status: number, wait?: number) =>
    data<FormState>(
      { fields, errors: {}, outcome: "none", ...state },
      { status, headers: wait ? { "retry-after": String(wait) } : {} },
    );
  // The body is not a form, whatever its content type.
  if (!form) return respond({ outcome: "failed" }, 400);
  if (form.has(SWITCH_FIELD)) return respond({}, 200);
  const { formType } = school.settings;
  const typed = { ...fields, website: getField("website"), notice: getField("notice") };
  const delivery = await receiveMessage(typed, formType);
  switch (delivery.outcome) {
    case "sent":
    case "stored":
      throw redirect(`${href("contact")}?sent=1`, 303);
    case "invalid":
      return respond({ errors: delivery.errors }, 422);
    case "limited":
      return respond({ outcome: toLimitOutcome(delivery.retryAfter) }, 429, delivery.retryAfter);
    case "refused":
      return respond({ outcome: "failed" }, delivery.status);
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t, alternates } = useLanguage();
  const school = useSchool();
  const { identity, settings } = school;
  const { phones, email } = identity;
  const hrefs = contactHrefs(identity);
  const state = actionData ?? loaderData;
  const admission = [getPage("visit"), getPage("enquiry")].filter(({ path }) =>
    findPage(school, path),
  );
  return (
    <>
      <PageHead {...usePage("contact")} />
      <div className="contact wrap">
        <section className="contact__details" aria-labelledby="contact-details">
          <h2 className="contact__heading" id="contact-details">
            {t("Contact details")}
          </h2>
          <dl className="contact__list">
            <Detail label={t("Address")}>
              <address className="contact__address">
                {identity.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </Detail>
            <Detail label={t("School office")}>
              <a className="figures" href={hrefs.office}>
                {phones.office}
              </a>
            </Detail>
            <Detail label={t("Admissions office")}>
              <a className="figures" href={hrefs.admissions}>
                {phones.admissions}
              </a>
            </Detail>
            {admission.length > 0 && (
              <Detail label={t("Admission")}>
                {admission.map(({ path, title }) => (
                  <Link className="contact__page" key={path} href={path}>
                    {t(title)}
                  </Link>
                ))}
              </Detail>
            )}
            <Detail label={t("E-mail")}>
              <a href={hrefs.email}>{email}</a>
            </Detail>
            <Detail label={t("Website")}>{identity.website}</Detail>
          </dl>
        </section>
        <section className="contact__form" aria-labelledby="keep-in-touch">
          <h2 className="contact__heading" id="keep-in-touch">
            {t("Keep in touch")}
          </h2>
          <Island
            name="ContactForm"
            of={ContactForm}
            when="load"
            props={{
              initial: state,
              formType: settings.formType,
              showFailure: settings.showSendFailure,
              office: { phones, email },
              notice: getNotice(school, "contact"),
              // Without a second language the page stays as it is.
              ...(alternates.length > 0 && { alternates }),
            }}
          />
        </section>
      </div>
    </>
  );
}

function Detail({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="contact__detail">
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
