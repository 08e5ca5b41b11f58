import type { BoardResult, ComplianceDocument } from "@manor/content-api/disclosure";
import {
  type DisclosureRow,
  disclosureParts,
  isMissing,
  missingText,
} from "@manor/content-api/disclosure-rows";
import { data } from "react-router";
import { type Day, longDay } from "../../model/dates/day.ts";
import { currentAddress, findPage } from "../../model/pages/find-page.ts";
import { resultColumns, resultsTitle, toResultCells } from "../../model/school/board-results.ts";
import { isInternal } from "../../model/school/is-internal.ts";
import { type Translate, translateFixed } from "../../model/texts/translate.ts";
import { RichText } from "../language/rich-text.tsx";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { Link } from "../ui/link/link.tsx";
import { NewTabLink } from "../ui/link/new-tab-link.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { Table } from "../ui/table/table.tsx";
import type { Route } from "./+types/disclosure";
import { disclosureTitle } from "./disclosure-link.tsx";
import { StaffTable } from "./staff-table.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { reader, school, today } = getSite(args);
  if (!findPage(school, "/disclosure")) throw data(null, { status: 404 });
  const principalMessages = await reader.listOrNone("principalMessages");
  return { today, parts: disclosureParts(school, { principalMessages }) };
}

export default function Disclosure({ loaderData: { parts, today } }: Route.ComponentProps) {
  const t = useText();
  const school = useSchool();
  return (
    <>
      <PageHead {...usePage("disclosure")} title={t(disclosureTitle(school))} />
      <div className="disclosure wrap">
        {parts.map(({ key, title, rows }) => (
          <section key={key} aria-labelledby={key}>
            <h2 id={key}>{translateFixed(title, t)}</h2>
            <table className="disclosure__table" aria-labelledby={key}>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.label}>
                    <th scope="row">{translateFixed(row.label, t)}</th>
                    <td>
                      <Value row={row} today={today} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {key === "staff" && <StaffTable staff={school.staff.list} />}
            {key === "academics" && <Results results={school.disclosure.results} />}
          </section>
        ))}
      </div>
    </>
  );
}

function Value({ row, today }: { row: DisclosureRow; today: Day }) {
  const t = useText();
  const school = useSchool();
  if (isMissing(row)) return <span className="disclosure__missing">{t(missingText)}</span>;
  const { href, documents = [] } = row;
  const text = row.text && translateFixed(row.text, t);
  const address = href && isInternal(href) ? currentAddress(school, href) : href;
  if (text && address)
    return isInternal(address) ? (
      <Link href={address}>{text}</Link>
    ) : (
      <NewTabLink href={address}>{text}</NewTabLink>
    );
  if (text) return text;
  return (
    <ul>
      {documents.map((document) => (
        <li key={document.id}>
          <NewTabLink href={document.file}>{document.title}</NewTabLink>
          <span className="disclosure__note">{describe(document, today, t)}</span>
        </li>
      ))}
    </ul>
  );
}

function describe(
  { issued, validUntil, isSelfAttested }: ComplianceDocument,
  today: Day,
  t: Translate,
): string {
  const phrase = validUntil < today ? "Expired on {day}." : "Valid until {day}.";
  return [
    issued && t("Issued {day}.", { day: longDay(issued, t) }),
    validUntil && t(phrase, { day: longDay(validUntil, t) }),
    isSelfAttested && t("Self-attested by the school."),
  ]
    .filter(Boolean)
    .join(" ");
}

function Results({ results }: { results: readonly BoardResult[] }) {
  const t = useText();
  return (
    <>
      <h3 id="results">{t(resultsTitle)}</h3>
      {results.length === 0 && <p className="disclosure__missing">{t(missingText)}</p>}
      {results.length > 0 && (
        <Table
          caption={t(resultsTitle)}
          columns={resultColumns(t)}
          rows={results.map((result) => ({
            id: `${result.class} ${result.year}`,
            name: t("Class {name}", { name: result.class }),
            cells: toResultCells(result),
          }))}
        />
      )}
      <p>
        <RichText
          phrase="The best results of each year are on the pages {x} and {xii}."
          values={{
            x: <Link href="/TopperX">{t("Class X")}</Link>,
            xii: <Link href="/TopperXII">{t("Class XII")}</Link>,
          }}
        />
      </p>
    </>
  );
}
