import { checkContact, readContact } from "@manor/contract/check-contact";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { Island } from "../../islands/island.tsx";
import { contactHrefs, identity } from "../../school/identity.ts";
import { settings } from "../../school/settings.ts";
import { siteOf } from "../../site-context.ts";
import { PageHead } from "../../ui/page-head.tsx";
import ContactForm, { type FormState } from "./contact-form.tsx";
import { removalRequest } from "./removal-request.ts";

export function loader({ request }: LoaderFunctionArgs): FormState {
  const query = new URL(request.url).searchParams;
  return {
    fields: { name: "", email: "", message: removalRequest(query.get("photo")) },
    errors: {},
    outcome: query.has("sent") ? "sent" : "none",
  };
}

/** The form without a script: the same checks, the same desk, a whole page for an answer. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const fields = readContact((name) => form.get(name));
  const errors = checkContact(fields);
  if (Object.keys(errors).length > 0)
    return data<FormState>({ fields, errors, outcome: "none" }, { status: 422 });
  const delivery = await siteOf(args).sendMessage(fields);
  if (delivery.outcome === "sent" || delivery.outcome === "stored")
    throw redirect("/contact?sent=1", 303);
  return data<FormState>({ fields, errors, outcome: "failed" }, { status: delivery.status });
}

export default function Contact() {
  const loaded = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? loaded;
  return (
    <>
      <PageHead
        title="Contact Us"
        section={null}
        lead="Write to us, or ring the office. We read every message."
      />
      <div className="contact wrap">
        <section className="contact__details" aria-labelledby="contact-details">
          <h2 className="contact__heading" id="contact-details">
            Where we are
          </h2>
          <dl className="contact__list">
            <Detail label="Address">
              <address className="contact__address">
                {identity.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </Detail>
            <Detail label="School office">
              <a className="figures" href={contactHrefs.office}>
                {identity.phones.office}
              </a>
            </Detail>
            <Detail label="Admissions office">
              <a className="figures" href={contactHrefs.admissions}>
                {identity.phones.admissions}
              </a>
            </Detail>
            <Detail label="E-mail">
              <a href={contactHrefs.email}>{identity.email}</a>
            </Detail>
            <Detail label="Website">{identity.website}</Detail>
          </dl>
        </section>
        <section className="contact__form" aria-labelledby="keep-in-touch">
          <h2 className="contact__heading" id="keep-in-touch">
            Keep in touch
          </h2>
          <Island
            name="ContactForm"
            of={ContactForm}
            when="load"
            props={{
              start: state,
              formType: settings.formType,
              showFailure: settings.showSendFailure,
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
