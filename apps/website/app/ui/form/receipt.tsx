import type { School } from "@manor/content-api/school";
import type { ReactNode } from "react";
import { contactHrefs } from "../../../model/school/contact-hrefs.ts";
import { startsHere } from "./starts-here.ts";

type ReceiptProps = { title: string; children: ReactNode };

/** The result of a form; it has the focus. */
export const Receipt = ({ title, children }: ReceiptProps) => (
  <section className="receipt callout" aria-labelledby="received" {...startsHere}>
    <h2 id="received">{title}</h2>
    {children}
  </section>
);

export const Reference = ({ children }: { children: string }) => (
  <strong className="receipt__reference figures">{children}</strong>
);

export const AdmissionsPhone = ({ identity }: Pick<School, "identity">) => (
  <a className="figures" href={contactHrefs(identity).admissions}>
    {identity.phones.admissions}
  </a>
);
