import { longDay } from "../../model/dates/day.ts";
import { getPage } from "../../model/pages/addresses.ts";
import { useSchool } from "../school/use-school.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { Table } from "../ui/table/table.tsx";
import criteria from "./criteria.json" with { type: "json" };
import defects from "./defects.json" with { type: "json" };
import figures from "./figures.json" with { type: "json" };

export default function Accessibility() {
  const { accessibility, identity } = useSchool();
  const email = accessibility.email || identity.email;
  const { office } = identity.phones;
  return (
    <>
      <PageHead {...getPage("accessibility")} />
      <article className="legal wrap">
        <p>
          We aim for IS 17802 and WCAG 2.2 at level AA. Automatic tests find only a part of all
          barriers, so please write to us about what does not work for you.
        </p>
        <h2>Last test</h2>
        <Table caption="Last test" columns={["Subject", "Result"]} rows={testRows} />
        <CriteriaTable />
        <h2>What fails</h2>
        <Failures issues={[...figures.failures, ...accessibility.knownIssues]} />
        <h2>Complaints and help</h2>
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a> or call{" "}
          <a href={`tel:${office.replaceAll(" ", "")}`}>{office}</a>. Please name the page and what
          you use, for example a screen reader. You get an answer within {accessibility.days} days.
          If you need a document in another format, please write or call, too.
        </p>
      </article>
    </>
  );
}

const testRows = [
  { name: "Date", cells: [longDay(figures.date)] },
  { name: "Pages", cells: [`${figures.pages}, in ${figures.views} views`] },
  { name: "Views", cells: ["320, 768 and 1280 px wide; light, dark and with forced colours"] },
  { name: "Engines", cells: [figures.engines.join(", ")] },
  { name: "Failures", cells: [String(figures.failures.length)] },
];

function CriteriaTable() {
  const { rows, reviewedOn } = criteria;
  return (
    <details>
      <summary>How each of the {rows.length} criteria is checked</summary>
      <p>
        To test our tests, we broke pages on purpose: they found {defects.found} of {defects.seeded}{" "}
        defects. For the criteria marked “Manual review”, the texts, style sheets and scripts were
        read on {longDay(reviewedOn)}. No screen reader was used.
      </p>
      {defects.missed.length > 0 && <p>Not found: {defects.missed.join("; ")}.</p>}
      <Table
        caption="WCAG 2.2, levels A and AA"
        columns={["Criterion", "Checked by", "Result"]}
        rows={rows.map((row) => ({
          name: `${row.number} ${row.name} (${row.level})`,
          cells: [toChecks(row), row.doesNotApply ? "Does not apply" : "No failure found"],
        }))}
      />
    </details>
  );
}

const toChecks = ({
  axe,
  ibm,
  tests,
  manualReview,
  doesNotApply,
}: (typeof criteria.rows)[number]) =>
  [
    axe > 0 && `axe rules: ${axe}.`,
    ibm > 0 && `IBM rules: ${ibm}.`,
    tests.length > 0 && `Tests: ${tests.length}.`,
    manualReview && `Manual review: ${manualReview}`,
    doesNotApply,
  ]
    .filter(Boolean)
    .join(" ");

function Failures({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) return <p>The last test found no failure, and we know of no other.</p>;
  return (
    <ul>
      {issues.map((issue) => (
        <li key={issue}>{issue}</li>
      ))}
    </ul>
  );
}
