import type { School } from "@manor/content-api/school";
import type { FormFailure } from "../../../model/message-results.ts";
import { contactHrefs } from "../../../model/school/contact-hrefs.ts";

type NotSentProps = {
  /** Such as "enquiry". */
  what: string;
  failure: FormFailure | undefined;
  identity: School["identity"];
};

/** Why a valid form was not accepted, and what to do. Nothing without a failure. */
export const NotSent = ({ what, failure, identity }: NotSentProps) =>
  failure && (
    <div className="callout callout--alert" role="alert">
      <p>
        {failure === "limited"
          ? `Your ${what} was not sent, because too many came from your network. Please try again later, or call `
          : `Your ${what} was not sent. Please call `}
        <a className="figures" href={contactHrefs(identity).admissions}>
          {identity.phones.admissions}
        </a>
        . Your text is still in the form.
      </p>
    </div>
  );
