import {
  type FieldData,
  type FigureName,
  figureNames,
  figures,
  type Share,
  sharesOf,
  slowestPages,
} from "../field-data/figures.ts";
import { readFieldData } from "../field-data/read-field-data.ts";
import type { Say } from "../i18n/say.ts";

const SHOWN_DAYS = 28;
const SHOWN_PAGES = 5;

/** A chart of how fast visitors' pages loaded, when the website measures it. */
export async function WebVitals({ say }: { say: Say }) {
  const data = await readFieldData();
  if (!data || Object.keys(data.days).length === 0) return null;
  return (
    <section className="admin-vitals" aria-label={say("Website speed")}>
      <h2>{say("Website speed")}</h2>
      <p className="admin-hint">
        {say(
          "Measured in visitors’ browsers each day, without personal data. Blue is good, orange is fair, red is poor.",
        )}
      </p>
      <div className="admin-vitals__figures">
        {figureNames.map((name) => (
          <Figure key={name} name={name} data={data} say={say} />
        ))}
      </div>
    </section>
  );
}

function Figure({ name, data, say }: { name: FigureName; data: FieldData; say: Say }) {
  const shares = sharesOf(data, name).slice(-SHOWN_DAYS);
  const { unit } = figures[name];
  const title = say(figures[name].title);
  if (shares.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <Chart shares={shares} title={title} say={say} />
      <table className="admin-columns">
        <thead>
          <tr>
            <th>{say("Page")}</th>
            <th>{say("Visits")}</th>
            <th>{say("75% of visits within")}</th>
          </tr>
        </thead>
        <tbody>
          {slowestPages(data, name)
            .slice(0, SHOWN_PAGES)
            .map(({ page, visits, within }) => (
              <tr key={page}>
                <td>{page}</td>
                <td>{visits}</td>
                <td>{Number.isFinite(within) ? `${within} ${unit}` : say("more")}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

const HEIGHT = 100;
const WIDTH = 10;

/** A bar for each day, as high as all of its reports, in three parts. */
function Chart({ shares, title, say }: { shares: Share[]; title: string; say: Say }) {
  const last = shares.at(-1);
  const describe = (share: Share) =>
    say("{day}: {share} % good", { day: share.day, share: percentGood(share) });
  return (
    <>
      <svg
        role="img"
        aria-label={`${title}. ${shares.map(describe).join(", ")}`}
        viewBox={`0 0 ${SHOWN_DAYS * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {shares.map((share, n) => (
          <Bar
            key={share.day}
            share={share}
            say={say}
            x={(SHOWN_DAYS - shares.length + n) * WIDTH}
          />
        ))}
      </svg>
      {last && <p>{describe(last)}</p>}
    </>
  );
}

function Bar({ share, say, x }: { share: Share; say: Say; x: number }) {
  const { good, fair, poor } = share;
  const part = HEIGHT / (good + fair + poor);
  const box = { x: x + 1, width: WIDTH - 2 };
  return (
    <g>
      <title>{say("{day}: {good} good, {fair} fair, {poor} poor", share)}</title>
      <rect {...box} y={0} height={poor * part} fill="var(--theme-error-500)" />
      <rect {...box} y={poor * part} height={fair * part} fill="var(--theme-warning-400)" />
      <rect
        {...box}
        y={(poor + fair) * part}
        height={good * part}
        fill="var(--theme-success-500)"
      />
    </g>
  );
}

const percentGood = ({ good, fair, poor }: Share): number =>
  Math.round((100 * good) / (good + fair + poor));
