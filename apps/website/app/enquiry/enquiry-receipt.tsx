import type { School } from "@manor/content-api/school";
import { getWeekday, longDay } from "../../model/dates/day.ts";
import { href } from "../../model/pages/addresses.ts";
import { AlsoIn } from "../language/also-in.tsx";
import { RichText } from "../language/rich-text.tsx";
import { useText } from "../language/use-text.ts";
import { AdmissionsPhone, Receipt, Reference } from "../ui/form/receipt.tsx";
import { Link } from "../ui/link/link.tsx";
import type { EnquiryReceiptQuery } from "./receipt-address.ts";

type EnquiryReceiptProps = { receipt: EnquiryReceiptQuery; identity: School["identity"] };

/** In the language in which the family wants its answer, and always in that of the page. */
export function EnquiryReceipt(props: EnquiryReceiptProps) {
  const t = useText();
  return (
    <Receipt title={t("We have your enquiry")}>
      <Answer {...props} />
      <AlsoIn language={props.receipt.language}>
        <Answer {...props} hasTitle />
      </AlsoIn>
      <p>
        <Link href={href("enquiry")}>{t("Ask another question")}</Link>
      </p>
    </Receipt>
  );
}

function Answer({ receipt, identity, hasTitle }: EnquiryReceiptProps & { hasTitle?: boolean }) {
  const t = useText();
  const { reference, answerBy } = receipt;
  const code = <Reference>{reference}</Reference>;
  const day = <strong>{`${getWeekday(answerBy, t)}, ${longDay(answerBy, t)}`}</strong>;
  return (
    <>
      {hasTitle && <p>{t("We have your enquiry")}</p>}
      <p>
        <RichText phrase="Your reference is {code}." values={{ code }} />
      </p>
      <p>
        <RichText
          phrase="We answer by {day}. Please quote the reference if you write or call: {phone}."
          values={{ day, phone: <AdmissionsPhone identity={identity} /> }}
        />
      </p>
    </>
  );
}
