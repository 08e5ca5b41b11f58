import type { Booking, BookingState } from "@manor/content-api";
import type { BookingChange, BookingResult } from "../../model/message-results.ts";
import { href } from "../../model/pages/addresses.ts";
import type { VisitTime } from "../../model/visits/open-times.ts";
import { ErrorSummary } from "../ui/form/error-summary.tsx";
import { SelectField } from "../ui/form/form-field.tsx";
import { startsHere } from "../ui/form/starts-here.ts";
import { Link } from "../ui/link/link.tsx";
import { BookingDetails } from "./booking-details.tsx";
import { changedText, stateTexts } from "./booking-texts.ts";
import { ChangeForm } from "./change-form.tsx";
import { peopleOptions } from "./people-options.ts";
import { toNextVisit } from "./receipt-address.ts";
import { VisitTimes } from "./visit-times.tsx";

export type Opened = Exclude<BookingResult, { outcome: "gone" | "down" }>;

type OpenBookingProps = { result: Opened; times: readonly VisitTime[] };

/** The booking after a button was pressed, with the forms for what its state allows. */
export function OpenBooking({ result, times }: OpenBookingProps) {
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
          <Link href={toNextVisit(booking.reference)}>Book another visit</Link>
        </p>
      ) : (
        <Cancel state={booking.state} address={address} />
      )}
    </>
  );
}

const canChange = (state: BookingState): boolean => state === "booked" || state === "waiting";

function Message({ result }: { result: Opened }) {
  const { outcome, booking } = result;
  const text = stateTexts[booking.state];
  const isChanged = outcome === "done" && booking.key !== undefined;
  return (
    <section className="booking__message callout" aria-label="Your booking" {...startsHere}>
      {outcome === "conflict" && (
        <p>{result.isFull ? "That time is full." : "This is no longer possible."}</p>
      )}
      {outcome !== "done" && <p>Your booking has not changed.</p>}
      <p>
        <strong>{text.english}</strong>
      </p>
      {isChanged && <p>{changedText.english}</p>}
      {booking.language === "hi" && (
        <div lang="hi">
          <p>{text.hindi}</p>
          {isChanged && <p>{changedText.hindi}</p>}
        </div>
      )}
    </section>
  );
}

type ButtonsProps = { state: BookingState; until: string | undefined; address: string };

function Buttons({ state, until, address }: ButtonsProps) {
  if (state === "unconfirmed")
    return (
      <ChangeForm change={{ action: "confirm" }} address={address} button="Confirm my visit" />
    );
  if (state !== "offered") return null;
  return (
    <ChangeForm change={{ action: "accept" }} address={address} button="Take this place">
      {until && <p>The place is kept for you until {toMoment(until)}.</p>}
    </ChangeForm>
  );
}

const moment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});
const toMoment = (until: string): string => moment.format(new Date(until));

type WaitInsteadProps = { change: BookingChange; address: string };

const WaitInstead = ({ change, address }: WaitInsteadProps) => (
  <section className="booking__part callout" aria-label="Waiting list">
    <p>
      You can wait for a place at that time. Then you give up the place that you have, and another
      family may take it.
    </p>
    <ChangeForm
      change={{ ...change, mayWait: true }}
      address={address}
      button="Give up my place and wait"
      isQuiet
    />
  </section>
);

const labels = { time: "Day and time", people: "How many people come" };

function Change({ result, times, address }: OpenBookingProps & { address: string }) {
  const { booking } = result;
  const errors: Record<string, string> = result.outcome === "rejected" ? result.errors : {};
  const chosen = getChosen(result, booking);
  const form = "booking";
  return (
    <details className="booking__part" open={result.outcome !== "done"}>
      <summary>Change my visit</summary>
      <ErrorSummary form={form} labels={labels} errors={errors} />
      <ChangeForm change={{ action: "change" }} address={address} button="Change my visit">
        <VisitTimes
          {...{ form, label: labels.time, times, chosen: chosen.time, error: errors["time"] }}
        />
        <SelectField
          {...{ form, name: "people", label: labels.people, error: errors["people"] }}
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
};

const Cancel = ({
  state,
  address,
}: {
  state: Exclude<BookingState, "cancelled">;
  address: string;
}) => (
  <details className="booking__part">
    <summary>{cancelTexts[state]}</summary>
    <ChangeForm change={{ action: "cancel" }} address={address} button={cancelTexts[state]} isQuiet>
      <p>Another family may then take the place.</p>
    </ChangeForm>
  </details>
);
