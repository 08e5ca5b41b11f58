import type { EnquiryErrors, EnquiryFields, EnquirySettings } from "@manor/content-api";
import { readEnquiryFields } from "@manor/content-api/enquiry";
import { getNoticeVersion } from "@manor/content-api/notice-version";
import { data, redirect } from "react-router";
import { getPage, href } from "../../model/pages/addresses.ts";
import { getSection } from "../../model/school/menu.ts";
import type { Language } from "../../model/texts/languages.ts";
import { SWITCH_FIELD } from "../language/continue-in.tsx";
import { useLanguage } from "../language/page-language.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/enquiry";
import { EnquiryForm, type Failure } from "./enquiry-form.tsx";
import { EnquiryReceipt } from "./enquiry-receipt.tsx";
import { readReceipt, toReceiptAddress } from "./receipt-address.ts";

type FormState = { fields: EnquiryFields; errors: EnquiryErrors; failure: Failure | undefined };

export function loader(args: Route.LoaderArgs) {
  const { enquiries } = getSite(args).school;
  if (!enquiries) throw data(null, { status: 404 });
  const receipt = readReceipt(new URL(args.request.url).searchParams);
  return {
    admission: enquiries,
    notice: { english: enquiries.notice.english, version: getNoticeVersion(enquiries.notice) },
    receipt,
    ...(receipt && { record: { title: "Your enquiry was received" } }),
  };
}

/** The page works without JavaScript and loads none: the server checks the fields. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData().catch(() => undefined);
  const typed = Object.fromEntries(form ?? []);
  const { receiveEnquiry, language } = getSite(args);
  // Nothing is sent to the school.
  if (form?.has(SWITCH_FIELD)) return data(keepTyped(typed, language));
  const result = await receiveEnquiry(typed);
  if (result.outcome === "closed") throw data(null, { status: 404 });
  const { fields } = result;
  const respond = (state: Partial<FormState>, status: number, wait?: number) =>
    data<FormState>(
      { fields, errors: {}, failure: undefined, ...state },
      { status, headers: wait ? { "retry-after": String(wait) } : {} },
    );
  switch (result.outcome) {
    case "accepted":
      throw redirect(toReceiptAddress(href("enquiry"), result.receipt, fields.language), 303);
    case "invalid":
      return respond({ errors: result.errors }, 422);
    case "limited":
      return respond({ failure: "limited" }, 429, result.retryAfter);
    case "refused":
      return respond({ failure: "refused" }, result.status);
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  const school = useSchool();
  const { language } = useLanguage();
  const { admission, notice, receipt } = loaderData;
  const page = getPage("enquiry");
  const { fields, errors, failure } = actionData ?? emptyState(admission, language);
  return (
    <>
      <PageHead {...page} section={getSection(school, page)} />
      <div className="enquiry wrap">
        {receipt && !actionData ? (
          <EnquiryReceipt receipt={receipt} identity={school.identity} />
        ) : (
          <EnquiryForm
            admission={admission}
            notice={notice}
            fields={fields}
            errors={errors}
            failure={failure}
            identity={school.identity}
          />
        )}
      </div>
    </>
  );
}

/** A school year and an answer that most families need; the class has no default. */
const emptyState = ({ schoolYears }: EnquirySettings, language: Language): FormState => ({
  fields: {
    class: "",
    schoolYear: schoolYears[0] ?? "",
    boarding: "undecided",
    question: "",
    name: "",
    contact: "",
    language,
  },
  errors: {},
  failure: undefined,
});

/** The form in another language with what is typed. */
function keepTyped(typed: Record<string, FormDataEntryValue>, language: Language): FormState {
  const { fields } = readEnquiryFields({ ...typed, language });
  return { fields, errors: {}, failure: undefined };
}
