import type { Booking, BookingState } from "@manor/content-api";
import { toTimeText } from "../../model/dates/time-text.ts";
import type { BookingChange, BookingResult } from "../../model/message-results.ts";
import { href } from "../../model/pages/addresses.ts";
import type { Phrase } from "../../model/texts/hindi.ts";
import { toClockTime, type VisitTime } from "../../model/visits/open-times.ts";
import { AlsoIn } from "../language/also-in.tsx";
import type { PageLanguage } from "../language/page-language.ts";
import { useLanguage } from "../language/use-language.ts";
import { useText } from "../language/use-text.ts";
import { ErrorSummary } from "../ui/form/error-summary.tsx";
import { SelectField } from "../ui/form/form-field.tsx";
import { startsHere } from "../ui/form/starts-here.ts";
import { Link } from "../ui/link/link.tsx";
import { BookingDetails } from "./booking-details.tsx";
import { changedText, stateTexts } from "./booking-texts.ts";
import { ChangeForm } from "./change-form.tsx";
import { peopleOptions } from "./people-options.ts";
import { toNextVisit } from "./receipt-address.ts";
import { toDayName, VisitTimes } from "./visit-times.tsx";

export type Opened = Exclude<BookingResult, { outcome: "gone" | "down" }>;

type OpenBookingProps = { result: Opened; times: readonly VisitTime[] };

/** The booking after a button was pressed, with the forms for what its state allows. */
export function OpenBooking({ result, times }: OpenBookingProps) {
  const t = useText();
  const { booking } = result;
  // The forms of this page need the new key: that of its address may be dead.
  const address = booking.key ? href("booking", { key: booking.key }) : "";
  return (
    <>
      <Message result={result} />
      <BookingDetails booking={booking} />
      {result.outcome === "conflict" && result.isFull && (
        <WaitInstead change={result.change} address={address} />
      )}
      <Buttons state={booking.state} until={booking.offeredUntil} address={address} />
      {canChange(booking.state) && <Change result={result} times={times} address={address} />}
      {booking.state === "cancelled" ? (
        <p>
          <Link href={toNextVisit(booking.reference)}>{t("Book another visit")}</Link>
        </p>
      ) : (
        <Cancel state={booking.state} address={address} />
      )}
    </>
  );
}

const canChange = (state: BookingState): boolean => state === "booked" || state === "waiting";

function Message({ result }: { result: Opened }) {
  const t = useText();
  const { outcome, booking } = result;
  const isChanged = outcome === "done" && booking.key !== undefined;
  return (
    <section className="booking__message callout" aria-label={t("Your booking")} {...startsHere}>
      {outcome === "conflict" && (
        <p>{result.isFull ? t("That time is full.") : t("This is no longer possible.")}</p>
      )}
      {outcome !== "done" && <p>{t("Your booking has not changed.")}</p>}
      <StateText state={booking.state} isChanged={isChanged} />
      <AlsoIn language={booking.language}>
        <StateText state={booking.state} isChanged={isChanged} />
      </AlsoIn>
    </section>
  );
}

function StateText({ state, isChanged }: { state: BookingState; isChanged: boolean }) {
  const t = useText();
  return (
    <>
      <p>
        <strong>{t(stateTexts[state])}</strong>
      </p>
      {isChanged && <p>{t(changedText)}</p>}
    </>
  );
}

type ButtonsProps = { state: BookingState; until: string | undefined; address: string };

function Buttons({ state, until, address }: ButtonsProps) {
  const shown = useLanguage();
  const { t } = shown;
  if (state === "unconfirmed")
    return (
      <ChangeForm change={{ action: "confirm" }} address={address} button={t("Confirm my visit")} />
    );
  if (state !== "offered") return null;
  return (
    <ChangeForm change={{ action: "accept" }} address={address} button={t("Take this place")}>
      {until && (
        <p>{t("The place is kept for you until {time}.", { time: toMoment(until, shown) })}</p>
      )}
    </ChangeForm>
  );
}

const moment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});
const kolkataTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** `Intl` writes "9:30 am बजे" in Hindi. */
function toMoment(until: string, { t, language }: PageLanguage): string {
  if (language === "en") return moment.format(new Date(until));
  const [day = "", time = ""] = kolkataTime.format(new Date(until)).split(" ");
  return `${toDayName(day, t)}, ${toTimeText(toClockTime(time), language)}`;
}

type WaitInsteadProps = { change: BookingChange; address: string };

function WaitInstead({ change, address }: WaitInsteadProps) {
  const t = useText();
  return (
    <section className="booking__part callout" aria-label={t("Waiting list")}>
      <p>
        {t(
          "You can wait for a place at that time. Then you give up the place that you have, and another family may take it.",
        )}
      </p>
      <ChangeForm
        change={{ ...change, mayWait: true }}
        address={address}
        button={t("Give up my place and wait")}
        isQuiet
      />
    </section>
  );
}

const labels = { time: "Day and time", people: "How many people come" } as const;

function Change({ result, times, address }: OpenBookingProps & { address: string }) {
  const t = useText();
  const { booking } = result;
  const errors: Record<string, string> = result.outcome === "rejected" ? result.errors : {};
  const chosen = getChosen(result, booking);
  const form = "booking";
  return (
    <details className="booking__part" open={result.outcome !== "done"}>
      <summary>{t("Change my visit")}</summary>
      <ErrorSummary form={form} labels={labels} errors={errors} />
      <ChangeForm change={{ action: "change" }} address={address} button={t("Change my visit")}>
        <VisitTimes
          {...{ form, label: t(labels.time), times, chosen: chosen.time, error: errors["time"] }}
        />
        <SelectField
          {...{ form, name: "people", label: t(labels.people), error: errors["people"] }}
          value={chosen.people}
          options={peopleOptions}
        />
      </ChangeForm>
    </details>
  );
}

/** What the family chose, if that did not succeed; otherwise what it has. */
const getChosen = ({ outcome, change }: Opened, booking: Booking) => ({
  time: (outcome !== "done" && change.time) || booking.time._id,
  people: String((outcome !== "done" && change.people) || booking.people),
});

const cancelTexts = {
  unconfirmed: "Cancel my visit",
  booked: "Cancel my visit",
  waiting: "Leave the waiting list",
  offered: "I do not need this place",
} as const satisfies Record<string, Phrase>;

type CancelProps = { state: Exclude<BookingState, "cancelled">; address: string };

function Cancel({ state, address }: CancelProps) {
  const t = useText();
  const button = t(cancelTexts[state]);
  return (
    <details className="booking__part">
      <summary>{button}</summary>
      <ChangeForm change={{ action: "cancel" }} address={address} button={button} isQuiet>
        <p>{t("Another family may then take the place.")}</p>
      </ChangeForm>
    </details>
  );
}
