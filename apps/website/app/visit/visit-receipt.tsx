import type { School } from "@manor/content-api/school";
import type { Phrase } from "../../model/texts/hindi.ts";
import { useLanguage } from "../language/page-language.ts";
import { RichText } from "../language/rich-text.tsx";
import { AdmissionsPhone, Receipt, Reference } from "../ui/form/receipt.tsx";
import { Link } from "../ui/link/link.tsx";
import { toNextVisit, type VisitReceiptQuery } from "./receipt-address.ts";

type VisitReceiptProps = { receipt: VisitReceiptQuery; identity: School["identity"] };

const texts = {
  unconfirmed: {
    title: "Confirm your e-mail address within 30 minutes",
    next: "We have sent you an e-mail. Open its link and confirm. Otherwise your place is free again after 30 minutes.",
    hindi:
      "हमने आपको ई-मेल भेजा है। 30 मिनट के भीतर उसका लिंक खोलकर पुष्टि करें, नहीं तो यह स्थान किसी और को मिल सकता है।",
  },
  waiting: {
    title: "You are on the waiting list",
    next: "This time is full. We have sent you an e-mail: open its link and confirm your address. If a place becomes free, we offer it to you by e-mail.",
    hindi:
      "यह समय भर चुका है और आप प्रतीक्षा सूची में हैं। हमने आपको ई-मेल भेजा है: उसका लिंक खोलकर अपने पते की पुष्टि करें। स्थान खाली होने पर हम ई-मेल से बताएँगे।",
  },
  requested: {
    title: "We have your request",
    next: "Your visit is not booked yet. We confirm by e-mail.",
    hindi: "आपका अनुरोध हमें मिल गया है। स्कूल आने का समय अभी तय नहीं हुआ है। हम ई-मेल से पुष्टि करेंगे।",
  },
} as const satisfies Record<string, { title: Phrase; next: Phrase; hindi: string }>;

/** In the language of the family's e-mails, and always in that of the page. */
export function VisitReceipt({ receipt, identity }: VisitReceiptProps) {
  const { t, language } = useLanguage();
  const { title, next, hindi } = texts[receipt.state];
  const code = <Reference>{receipt.reference}</Reference>;
  return (
    <Receipt
      title={
        receipt.state === "requested"
          ? t("We have your request {reference}", { reference: receipt.reference })
          : t(title)
      }
    >
      <p>{t(next)}</p>
      <p>
        <RichText
          phrase="Your reference is {code}. Please quote it if you call: {phone}."
          values={{ code, phone: <AdmissionsPhone identity={identity} /> }}
        />
      </p>
      {receipt.language === "hi" && language === "en" && (
        <div lang="hi">
          <p>{hindi}</p>
          <p>आपकी संदर्भ संख्या {code} है।</p>
        </div>
      )}
      <p>
        <Link href={toNextVisit(receipt.reference)}>{t("Book another visit")}</Link>
      </p>
    </Receipt>
  );
}
