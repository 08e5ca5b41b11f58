import type { School } from "@manor/content-api/school";
import { getWeekday, longDay } from "../../model/dates/day.ts";
import { href } from "../../model/pages/addresses.ts";
import { AdmissionsPhone, Receipt, Reference, toHindiDay } from "../ui/form/receipt.tsx";
import { Link } from "../ui/link/link.tsx";
import type { EnquiryReceiptQuery } from "./receipt-address.ts";

type EnquiryReceiptProps = { receipt: EnquiryReceiptQuery; identity: School["identity"] };

/** In the language in which the family wants its answer, and always in English, which is that of the page. */
export function EnquiryReceipt({ receipt, identity }: EnquiryReceiptProps) {
  const { reference, answerBy, language } = receipt;
  const code = <Reference>{reference}</Reference>;
  const phone = <AdmissionsPhone identity={identity} />;
  return (
    <Receipt title="We have your enquiry">
      <p>Your reference is {code}.</p>
      <p>
        We answer by{" "}
        <strong>
          {getWeekday(answerBy)}, {longDay(answerBy)}
        </strong>
        . Please quote the reference if you write or call: {phone}.
      </p>
      {language === "hi" && (
        <div lang="hi">
          <p>आपका प्रश्न हमें मिल गया है। आपकी संदर्भ संख्या {code} है।</p>
          <p>
            हम <strong>{toHindiDay(answerBy)}</strong> तक उत्तर देंगे। लिखते या फ़ोन करते समय संदर्भ संख्या
            बताएँ: {phone}।
          </p>
        </div>
      )}
      <p>
        <Link href={href("enquiry")}>Ask another question</Link>
      </p>
    </Receipt>
  );
}
