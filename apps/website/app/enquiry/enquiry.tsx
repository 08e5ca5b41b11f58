import type { EnquiryFields } from "@manor/content-api";
import { readEnquiryFields } from "@manor/content-api/enquiry";
import { data, redirect } from "react-router";
import { href } from "../../model/pages/addresses.ts";
import { getSection } from "../../model/school/menu.ts";
import { createTranslate } from "../../model/texts/create-translate.ts";
import type { Language } from "../../model/texts/languages.ts";
import { SWITCH_FIELD } from "../language/continue-in.tsx";
import { useLanguage } from "../language/use-language.ts";
import { usePage } from "../language/use-page.ts";
import { toNotice } from "../privacy/get-notice.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { type FormState, toFormState, toResponseInit } from "../ui/form/form-state.ts";
import { readForm } from "../ui/form/read-form.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/enquiry";
import { EnquiryForm } from "./enquiry-form.tsx";
import { EnquiryReceipt } from "./enquiry-receipt.tsx";
import { readReceipt, toReceiptAddress } from "./receipt-address.ts";

export function loader(args: Route.LoaderArgs) {
  const { school, language } = getSite(args);
  const { enquiries } = school;
  if (!enquiries) throw data(null, { status: 404 });
  const receipt = readReceipt(new URL(args.request.url).searchParams);
  const { classes, schoolYears, notice } = enquiries;
  return {
    settings: { classes, schoolYears },
    notice: toNotice(school, notice),
    receipt,
    ...(receipt && { record: { title: createTranslate(language)("Your enquiry was received") } }),
  };
}

/** The page works without JavaScript and loads none: the server checks the fields. */
export async function action(args: Route.ActionArgs) {
  const { receiveEnquiry, language } = getSite(args);
  const typed = await readForm(args.request);
  // Nothing is sent to the school.
  if (SWITCH_FIELD in typed) return data(keepTyped(typed, language));
  const result = await receiveEnquiry(typed);
  if (result.outcome !== "accepted") return data(toFormState(result), toResponseInit(result));
  const { receipt, fields } = result;
  throw redirect(toReceiptAddress(href("enquiry"), receipt, fields.language), 303);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  const school = useSchool();
  const { language } = useLanguage();
  const { settings, notice, receipt } = loaderData;
  const page = usePage("enquiry");
  return (
    <>
      <PageHead {...page} section={getSection(school, page)} />
      <div className="enquiry wrap">
        {receipt && !actionData ? (
          <EnquiryReceipt receipt={receipt} identity={school.identity} />
        ) : (
          <EnquiryForm
            {...(actionData ?? toEmptyState(settings.schoolYears, language))}
            settings={settings}
            notice={notice}
            identity={school.identity}
          />
        )}
      </div>
    </>
  );
}

/** A school year and an answer that most families need; the class has no default. */
const toEmptyState = (
  [schoolYear = ""]: readonly string[],
  language: Language,
): FormState<EnquiryFields> => ({
  fields: {
    class: "",
    schoolYear,
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
function keepTyped(
  typed: Record<string, FormDataEntryValue>,
  language: Language,
): FormState<EnquiryFields> {
  const { fields } = readEnquiryFields({ ...typed, language });
  return { fields, errors: {}, failure: undefined };
}
