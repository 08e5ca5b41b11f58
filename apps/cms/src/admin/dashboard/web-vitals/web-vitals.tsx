import { config } from "../../../config.ts";
import type { Translator } from "../../../i18n/translate.ts";
import {
  countReports,
  type MetricName,
  metricNames,
  metrics,
  type Share,
  slowestPages,
  WebVitalsData,
} from "./metrics.ts";

const SHOWN_DAYS = 28;
const SHOWN_PAGES = 5;

export async function WebVitals({ t }: { t: Translator }) {
  const data = await readWebVitals();
  if (!data || Object.keys(data.days).length === 0) return null;
  return (
    <section className="admin-vitals" aria-label={t("Website speed")}>
      <h2>{t("Website speed")}</h2>
      <p className="admin-hint">
        {t(
          "Measured in visitors’ browsers each day, without personal data. Blue is good, orange is fair, red is poor.",
        )}
      </p>
      <div className="admin-vitals__figures">
        {metricNames.map((name) => (
          <Metric key={name} name={name} data={data} t={t} />
        ))}
      </div>
    </section>
  );
}

/** The dashboard must not wait longer for the website. */
const TIMEOUT_MS = 800;

async function readWebVitals(): Promise<WebVitalsData | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${config.sitePort}/vitals`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? WebVitalsData.safeParse(await response.json()).data : undefined;
  } catch {
    // No website here, or a timeout: the dashboard omits the chart.
    return undefined;
  }
}

function Metric({ name, data, t }: { name: MetricName; data: WebVitalsData; t: Translator }) {
  const shares = countReports(data, name).slice(-SHOWN_DAYS);
  const { unit } = metrics[name];
  const title = t(metrics[name].title);
  if (shares.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <Chart shares={shares} title={title} t={t} />
      <table className="admin-columns">
        <thead>
          <tr>
            <th>{t("Page")}</th>
            <th>{t("Visits")}</th>
            <th>{t("75% of visits within")}</th>
          </tr>
        </thead>
        <tbody>
          {slowestPages(data, name)
            .slice(0, SHOWN_PAGES)
            .map(({ page, visits, within }) => (
              <tr key={page}>
                <td>{page}</td>
                <td>{visits}</td>
                <td>{Number.isFinite(within) ? `${within} ${unit}` : t("more")}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

const HEIGHT = 100;
const WIDTH = 10;

function Chart({ shares, title, t }: { shares: Share[]; title: string; t: Translator }) {
  const last = shares.at(-1);
  const describeShare = (share: Share) =>
    t("{day}: {share} % good", { day: share.day, share: percentGood(share) });
  return (
    <>
      <svg
        role="img"
        aria-label={`${title}. ${shares.map(describeShare).join(", ")}`}
        viewBox={`0 0 ${SHOWN_DAYS * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {shares.map((share, n) => (
          <Bar key={share.day} share={share} t={t} x={(SHOWN_DAYS - shares.length + n) * WIDTH} />
        ))}
      </svg>
      {last && <p>{describeShare(last)}</p>}
    </>
  );
}

function Bar({ share, t, x }: { share: Share; t: Translator; x: number }) {
  const { good, fair, poor } = share;
  const part = HEIGHT / (good + fair + poor);
  const box = { x: x + 1, width: WIDTH - 2 };
  return (
    <g>
      <title>{t("{day}: {good} good, {fair} fair, {poor} poor", share)}</title>
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
