import { readVisitFields, type VisitFields } from "@manor/content-api/visit";
import { data, redirect } from "react-router";
import { href } from "../../model/pages/addresses.ts";
import { getSection } from "../../model/school/menu.ts";
import { createTranslate } from "../../model/texts/create-translate.ts";
import type { Language } from "../../model/texts/languages.ts";
import { listOpenTimes } from "../../model/visits/open-times.ts";
import { SWITCH_FIELD } from "../language/continue-in.tsx";
import { useLanguage } from "../language/use-language.ts";
import { usePage } from "../language/use-page.ts";
import { AskLink } from "../lead-on/ask-link.tsx";
import { toNotice } from "../privacy/get-notice.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { type FormState, toFormState, toResponseInit } from "../ui/form/form-state.ts";
import { readForm } from "../ui/form/read-form.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/visit";
import { readPrevious, readReceipt, toReceiptAddress } from "./receipt-address.ts";
import { SendLink } from "./send-link.tsx";
import { VisitForm } from "./visit-form.tsx";
import { VisitReceipt } from "./visit-receipt.tsx";

export function loader(args: Route.LoaderArgs) {
  const { school, now, language } = getSite(args);
  const { visits } = school;
  if (!visits) throw data(null, { status: 404 });
  const query = new URL(args.request.url).searchParams;
  const receipt = readReceipt(query);
  return {
    times: listOpenTimes(visits, now),
    classes: visits.classes,
    notice: toNotice(school, visits.notice),
    receipt,
    previous: readPrevious(query),
    isLinkSent: query.has("sent"),
    ...(receipt && { record: { title: createTranslate(language)("Your request was received") } }),
  };
}

type Posted = { visit?: FormState<VisitFields>; link?: FormState<{ email: string }> };

/** Both forms of the page. It works without JavaScript and loads none: the server checks the fields. */
export async function action(args: Route.ActionArgs) {
  const { visits, language } = getSite(args);
  const typed = await readForm(args.request);
  // Nothing is sent to the school.
  if (SWITCH_FIELD in typed) return data<Posted>({ visit: keepTyped(typed, language) });
  if (typed["form"] === "link") {
    const result = await visits.sendLink(typed);
    // Without a fragment, which would take the focus.
    if (result.outcome === "accepted") throw redirect(`${href("visit")}?sent=1`, 303);
    return data<Posted>({ link: toFormState(result) }, toResponseInit(result));
  }
  const previous = readPrevious(new URL(args.request.url).searchParams);
  const result = await visits.book(typed, previous);
  if (result.outcome !== "accepted")
    return data<Posted>({ visit: toFormState(result) }, toResponseInit(result));
  const { receipt, fields } = result;
  throw redirect(toReceiptAddress(receipt, fields.language), 303);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  const school = useSchool();
  const { times, receipt, isLinkSent, ...settings } = loaderData;
  const page = usePage("visit");
  const { identity } = school;
  const posted: Posted = actionData ?? {};
  return (
    <>
      <PageHead {...page} section={getSection(school, page)} />
      <div className="visit wrap">
        {receipt && !actionData ? (
          <VisitReceipt receipt={receipt} identity={identity} />
        ) : (
          <Times times={times} state={posted.visit} {...settings} identity={identity} />
        )}
        <SendLink state={posted.link} isSent={isLinkSent && !actionData} identity={identity} />
      </div>
    </>
  );
}

type TimesProps = Pick<
  React.ComponentProps<typeof VisitForm>,
  "times" | "classes" | "notice" | "previous" | "identity"
> & { state: FormState<VisitFields> | undefined };

/** While no time can be booked, the way to ask. What a family typed stays even then. */
function Times({ state, ...settings }: TimesProps) {
  const { t, language } = useLanguage();
  if (settings.times.length === 0 && !state)
    return (
      <EmptyState title={t("No day for visits is open yet")} hiddenText="">
        <p>{t("New days are announced here. Please ask us when you can come.")}</p>
        <AskLink className="button" />
      </EmptyState>
    );
  return <VisitForm {...(state ?? toEmptyState(language))} {...settings} />;
}

/** The class and the time have no default. */
const toEmptyState = (language: Language): FormState<VisitFields> => ({
  fields: { time: "", people: "2", class: "", name: "", email: "", language },
  errors: {},
  failure: undefined,
});

/** The form in another language with what is typed. */
const keepTyped = (typed: object, language: Language): FormState<VisitFields> => ({
  fields: readVisitFields({ ...typed, language }).fields,
  errors: {},
  failure: undefined,
});
