import type { School } from "@manor/content-api/school";
import { getWeekday, longDay } from "../../model/dates/day.ts";
import { href } from "../../model/pages/addresses.ts";
import { useLanguage } from "../language/page-language.ts";
import { RichText } from "../language/rich-text.tsx";
import { AdmissionsPhone, Receipt, Reference, toHindiDay } from "../ui/form/receipt.tsx";
import { Link } from "../ui/link/link.tsx";
import type { EnquiryReceiptQuery } from "./receipt-address.ts";

type EnquiryReceiptProps = { receipt: EnquiryReceiptQuery; identity: School["identity"] };

/** In the language in which the family wants its answer, and always in that of the page. */
export function EnquiryReceipt({ receipt, identity }: EnquiryReceiptProps) {
  const { t, language } = useLanguage();
  const { reference, answerBy } = receipt;
  const code = <Reference>{reference}</Reference>;
  const phone = <AdmissionsPhone identity={identity} />;
  return (
    <Receipt title={t("We have your enquiry")}>
      <p>
        <RichText phrase="Your reference is {code}." values={{ code }} />
      </p>
      <p>
        <RichText
          phrase="We answer by {day}. Please quote the reference if you write or call: {phone}."
          values={{
            phone,
            day: <strong>{`${getWeekday(answerBy, t)}, ${longDay(answerBy, t)}`}</strong>,
          }}
        />
      </p>
      {receipt.language === "hi" && language === "en" && (
        <div lang="hi">
          <p>आपका प्रश्न हमें मिल गया है। आपकी संदर्भ संख्या {code} है।</p>
          <p>
            हम <strong>{toHindiDay(answerBy)}</strong> तक उत्तर देंगे। लिखते या फ़ोन करते समय संदर्भ संख्या
            बताएँ: {phone}।
          </p>
        </div>
      )}
      <p>
        <Link href={href("enquiry")}>{t("Ask another question")}</Link>
      </p>
    </Receipt>
  );
}
