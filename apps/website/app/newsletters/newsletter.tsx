import { data, redirect } from "react-router";
import { href } from "../../model/pages/addresses.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { SWITCH_FIELD } from "../language/continue-in.tsx";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { LeadOn } from "../lead-on/lead-on.tsx";
import { getNotice } from "../privacy/get-notice.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/newsletter";
import { NewsletterIssues } from "./newsletter-issues.tsx";
import { SignUp, type SignUpState } from "./sign-up.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { reader, school } = getSite(args);
  const { kinds } = school.newsletters;
  const query = new URL(args.request.url).searchParams;
  const open = kinds.find(({ key }) => key === query.get("tab")) ?? kinds[0];
  // Undefined when the school sends no newsletter by e-mail.
  const [byMail] = await reader.listOrNone("newsletters");
  const signUp: SignUpState = {
    outcome: query.has("sent") ? "asked" : "none",
    email: "",
  };
  return { open: open?.key, sender: byMail?.sender, signUp };
}

/** Signs an address up. The response never reveals whether it is subscribed. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData().catch(() => new FormData());
  const typed = Object.fromEntries(form);
  const email = typeof typed["email"] === "string" ? typed["email"] : "";
  // Nothing is sent to the school.
  if (SWITCH_FIELD in typed) return data<SignUpState>({ outcome: "none", email });
  const signUp = await getSite(args).newsletter.subscribe(typed);
  if (signUp.outcome === "asked") throw redirect(`${href("newsletter")}?sent=1#by-e-mail`, 303);
  const state: SignUpState = { outcome: signUp.outcome, email };
  const wait = "retryAfter" in signUp ? { "retry-after": String(signUp.retryAfter) } : undefined;
  return data(state, { status: signUp.status, ...(wait && { headers: wait }) });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { open, sender, signUp } = loaderData;
  const school = useSchool();
  const { kinds } = school.newsletters;
  return (
    <>
      <PageHead {...usePage("newsletter")} />
      {kinds.length > 0 && <Kinds open={open} />}
      {kinds.length === 0 && (
        <div className="newsletter wrap">
          <EmptyState />
        </div>
      )}
      {sender && (
        <SignUp
          state={actionData ?? signUp}
          sender={sender}
          notice={getNotice(school, "newsletter")}
        />
      )}
      <LeadOn path={href("newsletter")} />
    </>
  );
}

function Kinds({ open }: { open: string | undefined }) {
  const t = useText();
  const school = useSchool();
  const { kinds } = school.newsletters;
  return (
    <Enhancement is="tabs" when="load" className="newsletter wrap">
      <div className="tabs newsletter__tabs" data-tabs={t("Newsletters")} data-in-address="">
        {kinds.map(({ key, name }) => (
          <a
            key={key}
            id={`tab-${key}`}
            className="tabs__tab"
            href={`?tab=${key}`}
            data-panel={key}
            aria-current={key === open ? "true" : undefined}
          >
            {name}
          </a>
        ))}
      </div>
      {kinds.map(({ key, name, note, issues }) => (
        <section
          key={key}
          id={key}
          className="newsletter__panel"
          data-open={key === open ? "" : undefined}
        >
          <NewsletterIssues id={key} name={name} note={fillFacts(school, note)} issues={issues} />
        </section>
      ))}
    </Enhancement>
  );
}
