import { data } from "react-router";
import type { BookingChange } from "../../model/message-results.ts";
import { listOpenTimes, type VisitTime } from "../../model/visits/open-times.ts";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { readForm } from "../ui/form/read-form.ts";
import { startsHere } from "../ui/form/starts-here.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/booking";
import { ChangeForm } from "./change-form.tsx";
import { OpenBooking, type Opened } from "./open-booking.tsx";
import { SendLink } from "./send-link.tsx";

/** What the page shows: that there is a booking, the opened booking, or why there is none. */
type View =
  | { kind: "closed" | "gone" }
  | { kind: "down"; change: BookingChange | undefined }
  | { kind: "open"; result: Opened; times: VisitTime[] };

const downHeaders = { "retry-after": "60" };

/** Changes nothing and shows no name: mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
  const { school, visits, isPosted } = getSite(args);
  if (isPosted) return data<View>({ kind: "closed" });
  const state = await visits.findState(args.params.key);
  if (state === "down")
    return data<View>({ kind: "down", change: undefined }, { status: 503, headers: downHeaders });
  if (state !== "gone") return data<View>({ kind: "closed" });
  if (!school.visits) throw data(null, { status: 404 });
  return data<View>({ kind: "gone" }, { status: 404 });
}

export async function action(args: Route.ActionArgs) {
  const { school, visits, now } = getSite(args);
  const result = await visits.changeBooking(args.params.key, await readForm(args.request));
  switch (result.outcome) {
    case "gone":
      if (!school.visits) throw data(null, { status: 404 });
      return data<View>({ kind: "gone" }, { status: 404 });
    case "down":
      return data<View>(
        { kind: "down", change: result.change },
        { status: 503, headers: downHeaders },
      );
    case "done":
    case "conflict":
    case "rejected": {
      const times = school.visits ? listOpenTimes(school.visits, now) : [];
      return data<View>({ kind: "open", result, times }, { status: statuses[result.outcome] });
    }
  }
}

const statuses = { done: 200, conflict: 409, rejected: 422 };

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("retry-after") ? actionHeaders : loaderHeaders;

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const page = usePage("booking");
  const parent = usePage("visit");
  return (
    <>
      <PageHead title={page.title} parent={parent} />
      <div className="visit booking wrap">
        <Content view={actionData ?? loaderData} />
      </div>
    </>
  );
}

function Content({ view }: { view: View }) {
  const { identity } = useSchool();
  const t = useText();
  switch (view.kind) {
    case "closed":
      return (
        <ChangeForm change={{ action: "open" }} address="" button={t("Open my booking")}>
          <p>{t("There is a booking under this link.")}</p>
        </ChangeForm>
      );
    case "open":
      return <OpenBooking result={view.result} times={view.times} />;
    case "down":
      return <Down change={view.change} />;
    case "gone":
      return (
        <>
          <p className="callout callout--alert" {...startsHere}>
            {t(
              "This link no longer works. A booking that was changed has a new link, in our last e-mail to you.",
            )}
          </p>
          <SendLink state={undefined} identity={identity} />
        </>
      );
  }
}

/** The same button again: nothing that the family chose is lost. */
function Down({ change = { action: "open" } }: { change: BookingChange | undefined }) {
  const t = useText();
  return (
    <ChangeForm change={change} address="" button={t("Try again")}>
      <p className="callout callout--alert" {...startsHere}>
        {t(
          "We cannot reach our bookings at the moment, and nothing has changed. Please try again in a few minutes.",
        )}
      </p>
    </ChangeForm>
  );
}
