import type { School } from "@manor/content-api/school";
import type { ReactNode } from "react";
import { getWeekday, longDay } from "../../model/dates/day.ts";
import { href } from "../../model/pages/addresses.ts";
import { contactHrefs } from "../../model/school/contact-hrefs.ts";
import { Link } from "../ui/link/link.tsx";
import type { Receipt } from "./receipt-address.ts";
import { startsHere } from "./starts-here.ts";

type Identity = School["identity"];
type EnquiryReceiptProps = { receipt: Receipt; identity: Identity };

/** In the language in which the family wants its answer, and always in English, which is that of the page. */
export function EnquiryReceipt({ receipt, identity }: EnquiryReceiptProps) {
  const { reference, answerBy, language } = receipt;
  const code = <strong className="enquiry__reference figures">{reference}</strong>;
  const phone = (
    <a className="figures" href={contactHrefs(identity).admissions}>
      {identity.phones.admissions}
    </a>
  );
  return (
    <section className="enquiry__receipt callout" aria-labelledby="received" {...startsHere}>
      <h2 id="received">We have your enquiry</h2>
      <p>Your reference is {code}.</p>
      <p>
        We answer by{" "}
        <strong>
          {getWeekday(answerBy)}, {longDay(answerBy)}
        </strong>
        . Please quote the reference if you write or call: {phone}.
      </p>
      {language === "hi" && (
        <Hindi code={code} phone={phone} day={inHindi.format(new Date(`${answerBy}T12:00:00Z`))} />
      )}
      <p>
        <Link href={href("enquiry")}>Ask another question</Link>
      </p>
    </section>
  );
}

type HindiProps = { code: ReactNode; phone: ReactNode; day: string };

const Hindi = ({ code, phone, day }: HindiProps) => (
  <div lang="hi">
    <p>आपका प्रश्न हमें मिल गया है। आपकी संदर्भ संख्या {code} है।</p>
    <p>
      हम <strong>{day}</strong> तक उत्तर देंगे। लिखते या फ़ोन करते समय संदर्भ संख्या बताएँ: {phone}।
    </p>
  </div>
);

const inHindi = new Intl.DateTimeFormat("hi-IN", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
