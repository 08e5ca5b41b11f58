import type { BoardResult, ComplianceDocument } from "@manor/content-api/disclosure";
import {
  type DisclosureRow,
  disclosureParts,
  isMissing,
  missingText,
} from "@manor/content-api/disclosure-rows";
import { data } from "react-router";
import { type Day, longDay } from "../../model/dates/day.ts";
import { getPage } from "../../model/pages/addresses.ts";
import { currentAddress, findPage } from "../../model/pages/find-page.ts";
import { resultColumns, resultsTitle, toResultCells } from "../../model/school/board-results.ts";
import { isInternal } from "../../model/school/is-internal.ts";
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
  const school = useSchool();
  return (
    <>
      <PageHead {...getPage("disclosure")} title={disclosureTitle(school)} />
      <div className="disclosure wrap">
        {parts.map(({ key, title, rows }) => (
          <section key={key} aria-labelledby={key}>
            <h2 id={key}>{title}</h2>
            <table className="disclosure__table" aria-labelledby={key}>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.label}>
                    <th scope="row">{row.label}</th>
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
  const school = useSchool();
  if (isMissing(row)) return <span className="disclosure__missing">{missingText}</span>;
  const { text, href, documents = [] } = row;
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
          <span className="disclosure__note">{describe(document, today)}</span>
        </li>
      ))}
    </ul>
  );
}

function describe({ issued, validUntil, isSelfAttested }: ComplianceDocument, today: Day): string {
  const verb = validUntil < today ? "Expired on" : "Valid until";
  return [
    issued && `Issued ${longDay(issued)}.`,
    validUntil && `${verb} ${longDay(validUntil)}.`,
    isSelfAttested && "Self-attested by the school.",
  ]
    .filter(Boolean)
    .join(" ");
}

function Results({ results }: { results: readonly BoardResult[] }) {
  return (
    <>
      <h3 id="results">{resultsTitle}</h3>
      {results.length === 0 && <p className="disclosure__missing">{missingText}</p>}
      {results.length > 0 && (
        <Table
          caption={resultsTitle}
          columns={resultColumns}
          rows={results.map((result) => ({
            id: `${result.class} ${result.year}`,
            name: `Class ${result.class}`,
            cells: toResultCells(result),
          }))}
        />
      )}
      <p>
        The best results of each year are on the pages <Link href="/TopperX">Class X</Link> and{" "}
        <Link href="/TopperXII">Class XII</Link>.
      </p>
    </>
  );
}
