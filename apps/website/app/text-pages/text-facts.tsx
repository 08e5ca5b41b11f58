import { listPlaceholders } from "@manor/content-api/fact-names";
import type { TextPage } from "@manor/content-api/text-pages";
import type { ReactNode } from "react";
import { getStatistics } from "../../model/school/fact-text.ts";
import type { Phrase } from "../../model/texts/hindi.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { Email, Phone } from "./contact.tsx";

/** The ways to reach the school that a text can name. */
const contacts: Record<string, { label: Phrase; link: ReactNode }> = {
  admissionsPhone: { label: "Admissions office", link: <Phone of="admissions" /> },
  officePhone: { label: "School office", link: <Phone of="office" /> },
  email: { label: "E-mail", link: <Email /> },
};

/** The page's key facts in its margin: its figures, then the telephone numbers and the e-mail address of its text. */
export function TextFacts({ page: { figures, body } }: { page: TextPage }) {
  const t = useText();
  const statistics = getStatistics(useSchool(), figures);
  const named = new Set(listPlaceholders(JSON.stringify(body)));
  const shown = Object.entries(contacts).filter(([name]) => named.has(name));
  if (statistics.length + shown.length === 0) return null;
  return (
    <dl className="text-facts">
      {statistics.map(({ value, label }) => (
        <div className="text-facts__fact" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {shown.map(([name, { label, link }]) => (
        <div className="text-facts__fact text-facts__fact--contact" key={name}>
          <dt>{t(label)}</dt>
          <dd>{link}</dd>
        </div>
      ))}
    </dl>
  );
}
