import type { School } from "@manor/content-api/school";
import type { Phrase } from "../../model/texts/hindi.ts";
import { AlsoIn } from "../language/also-in.tsx";
import { RichText } from "../language/rich-text.tsx";
import { useText } from "../language/use-text.ts";
import { AdmissionsPhone, Receipt, Reference } from "../ui/form/receipt.tsx";
import { Link } from "../ui/link/link.tsx";
import { toNextVisit, type VisitReceiptQuery } from "./receipt-address.ts";

type VisitReceiptProps = { receipt: VisitReceiptQuery; identity: School["identity"] };

const texts = {
  unconfirmed: {
    title: "Confirm your e-mail address within 30 minutes",
    next: "We have sent you an e-mail. Open its link and confirm. Otherwise your place is free again after 30 minutes.",
  },
  waiting: {
    title: "You are on the waiting list",
    next: "This time is full. We have sent you an e-mail: open its link and confirm your address. If a place becomes free, we offer it to you by e-mail.",
  },
  requested: {
    title: "We have your request {reference}",
    next: "Your visit is not booked yet. We confirm by e-mail.",
  },
} as const satisfies Record<string, { title: Phrase; next: Phrase }>;

/** In the language of the family's e-mails, and always in that of the page. */
export function VisitReceipt(props: VisitReceiptProps) {
  const { receipt } = props;
  const t = useText();
  const { reference } = receipt;
  return (
    <Receipt title={t(texts[receipt.state].title, { reference })}>
      <NextStep {...props} />
      <AlsoIn language={receipt.language}>
        <NextStep {...props} hasTitle />
      </AlsoIn>
      <p>
        <Link href={toNextVisit(receipt.reference)}>{t("Book another visit")}</Link>
      </p>
    </Receipt>
  );
}

function NextStep({ receipt, identity, hasTitle }: VisitReceiptProps & { hasTitle?: boolean }) {
  const t = useText();
  const { title, next } = texts[receipt.state];
  const code = <Reference>{receipt.reference}</Reference>;
  return (
    <>
      {hasTitle && <p>{t(title, { reference: receipt.reference })}</p>}
      <p>{t(next)}</p>
      <p>
        <RichText
          phrase="Your reference is {code}. Please quote it if you call: {phone}."
          values={{ code, phone: <AdmissionsPhone identity={identity} /> }}
        />
      </p>
    </>
  );
}
