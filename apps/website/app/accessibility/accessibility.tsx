import { longDay } from "../../model/dates/day.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { RichText } from "../language/rich-text.tsx";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { Table } from "../ui/table/table.tsx";
import criteria from "./criteria.json" with { type: "json" };
import defects from "./defects.json" with { type: "json" };
import figures from "./figures.json" with { type: "json" };

export default function Accessibility() {
  const t = useText();
  const { accessibility, identity } = useSchool();
  const email = accessibility.email || identity.email;
  const { office } = identity.phones;
  return (
    <>
      <PageHead {...usePage("accessibility")} />
      <article className="legal wrap">
        <p>
          {t(
            "We aim for IS 17802 and WCAG 2.2 at level AA. Automatic tests find only a part of all barriers, so please write to us about what does not work for you.",
          )}
        </p>
        <h2>{t("Last test")}</h2>
        <Table
          caption={t("Last test")}
          columns={[t("Subject"), t("Result")]}
          rows={getTestRows(t)}
        />
        <CriteriaTable />
        <h2>{t("What fails")}</h2>
        <Failures issues={[...figures.failures, ...accessibility.knownIssues]} />
        <h2>{t("Complaints and help")}</h2>
        <p>
          <RichText
            phrase="Write to {email} or call {phone}. Please name the page and what you use, for example a screen reader. You get an answer within {days} days. If you need a document in another format, please write or call, too."
            values={{
              email: <a href={`mailto:${email}`}>{email}</a>,
              phone: <a href={`tel:${office.replaceAll(" ", "")}`}>{office}</a>,
              days: accessibility.days,
            }}
          />
        </p>
      </article>
    </>
  );
}

const getTestRows = (t: Translate) => [
  { name: t("Date"), cells: [longDay(figures.date, t)] },
  {
    name: t("Pages"),
    cells: [t("{pages}, in {views} views", { pages: figures.pages, views: figures.views })],
  },
  {
    name: t("Views"),
    cells: [t("320, 768 and 1280 px wide; light, dark and with forced colours")],
  },
  { name: t("Engines"), cells: [figures.engines.join(", ")] },
  { name: t("Failures"), cells: [String(figures.failures.length)] },
];

function CriteriaTable() {
  const t = useText();
  const { rows, reviewedOn } = criteria;
  return (
    <details>
      <summary>
        <RichText
          phrase="How each of the {count} criteria is checked"
          values={{ count: rows.length }}
        />
      </summary>
      <p>
        <RichText
          phrase="To test our tests, we broke pages on purpose: they found {found} of {seeded} defects. For the criteria marked “Manual review”, the texts, style sheets and scripts were read on {day}. No screen reader was used."
          values={{
            found: defects.found,
            seeded: defects.seeded,
            day: longDay(reviewedOn, t),
          }}
        />
      </p>
      {defects.missed.length > 0 && (
        <p>
          <RichText phrase="Not found: {list}." values={{ list: defects.missed.join("; ") }} />
        </p>
      )}
      <Table
        caption={t("WCAG 2.2, levels A and AA")}
        columns={[t("Criterion"), t("Checked by"), t("Result")]}
        rows={rows.map((row) => ({
          name: `${row.number} ${row.name} (${row.level})`,
          cells: [toChecks(row, t), row.doesNotApply ? t("Does not apply") : t("No failure found")],
        }))}
      />
    </details>
  );
}

const toChecks = (
  { axe, ibm, tests, manualReview, doesNotApply }: (typeof criteria.rows)[number],
  t: Translate,
) =>
  [
    axe > 0 && t("axe rules: {count}.", { count: axe }),
    ibm > 0 && t("IBM rules: {count}.", { count: ibm }),
    tests.length > 0 && t("Tests: {count}.", { count: tests.length }),
    manualReview && t("Manual review: {note}", { note: manualReview }),
    doesNotApply,
  ]
    .filter(Boolean)
    .join(" ");

function Failures({ issues }: { issues: readonly string[] }) {
  const t = useText();
  if (issues.length === 0)
    return <p>{t("The last test found no failure, and we know of no other.")}</p>;
  return (
    <ul>
      {issues.map((issue) => (
        <li key={issue}>{issue}</li>
      ))}
    </ul>
  );
}
