import type { EnquiryFields } from "@manor/content-api";
import { getNoticeVersion } from "@manor/content-api/notice-version";
import { data, redirect } from "react-router";
import { getPage, href } from "../../model/pages/addresses.ts";
import { getSection } from "../../model/school/menu.ts";
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
  const { enquiries } = getSite(args).school;
  if (!enquiries) throw data(null, { status: 404 });
  const receipt = readReceipt(new URL(args.request.url).searchParams);
  const { classes, schoolYears, notice } = enquiries;
  return {
    settings: { classes, schoolYears },
    notice: { english: notice.english, version: getNoticeVersion(notice) },
    receipt,
    ...(receipt && { record: { title: "Your enquiry was received" } }),
  };
}

/** The page works without JavaScript and loads none: the server checks the fields. */
export async function action(args: Route.ActionArgs) {
  const result = await getSite(args).receiveEnquiry(await readForm(args.request));
  if (result.outcome !== "accepted") return data(toFormState(result), toResponseInit(result));
  const { receipt, fields } = result;
  throw redirect(toReceiptAddress(href("enquiry"), receipt, fields.language), 303);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  const school = useSchool();
  const { settings, notice, receipt } = loaderData;
  const page = getPage("enquiry");
  return (
    <>
      <PageHead {...page} section={getSection(school, page)} />
      <div className="enquiry wrap">
        {receipt && !actionData ? (
          <EnquiryReceipt receipt={receipt} identity={school.identity} />
        ) : (
          <EnquiryForm
            {...(actionData ?? toEmptyState(settings.schoolYears))}
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
const toEmptyState = ([schoolYear = ""]: readonly string[]): FormState<EnquiryFields> => ({
  fields: {
    class: "",
    schoolYear,
    boarding: "undecided",
    question: "",
    name: "",
    contact: "",
    language: "en",
  },
  errors: {},
  failure: undefined,
});
