import { data } from "react-router";
import { fillFacts } from "../school/fact-text.ts";
import { useSchool } from "../school/use-school.ts";
import { pagesOf } from "../school-pages.ts";
import { siteOf } from "../site-context.ts";
import { furtherPages } from "../site-map.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Emblem } from "../ui/emblem/emblem.tsx";
import { BackLink } from "../ui/link/back-link.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/share";
import { findShared, type Shared } from "./find-shared.ts";
import { QrCode } from "./qr-code.tsx";
import { sharePage } from "./share.page.ts";

export async function loader(args: Route.LoaderArgs) {
  const { reader, school, origin } = siteOf(args);
  const path = new URL(args.request.url).searchParams.get("of");
  if (!path) return { shared: null, address: "" };
  const shared = await findShared(reader, school, path);
  if (!shared) throw data(null, { status: 404 });
  return { shared, address: origin + shared.path };
}

/** A page's address to pass on: in words, by other ways, and as a poster for a wall. */
export default function Share({ loaderData }: Route.ComponentProps) {
  const { shared, address } = loaderData;
  return (
    <>
      <PageHead {...sharePage} lead="An address to pass on, and a poster to print." />
      <div className="share wrap">
        {shared && <Poster shared={shared} address={address} />}
        <div className="share__ways">
          {shared && <Ways shared={shared} address={address} />}
          <Choice chosen={shared?.path} />
        </div>
      </div>
    </>
  );
}

type SharedProps = { shared: Shared; address: string };

function Poster({ shared: { title, line }, address }: SharedProps) {
  const { identity } = useSchool();
  return (
    <section className="poster" aria-label="Poster">
      <p className="poster__school">
        <Emblem />
        {identity.name}
      </p>
      <h2 className="poster__title">
        <ContentText>{title}</ContentText>
      </h2>
      {line && <p className="poster__line">{line}</p>}
      <QrCode of={address} />
      <p className="poster__address">{readable(address)}</p>
    </section>
  );
}

function Ways({ shared: { path, title }, address }: SharedProps) {
  const words = new URLSearchParams({ text: `${title}\n${address}` });
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <>
      <BackLink href={path}>Back to the page</BackLink>
      <h2 className="share__heading">Pass it on</h2>
      <p className="share__address">{address}</p>
      <ul className="share__list">
        <li>
          <a href={`https://wa.me/?${words}`} rel="noreferrer">
            Send it by WhatsApp
          </a>
        </li>
        <li>
          <a href={`mailto:?${mail}`}>Send it by e-mail</a>
        </li>
      </ul>
      <p className="share__hint">Printed, this page is the poster alone, on one A4 sheet.</p>
    </>
  );
}

function Choice({ chosen }: { chosen: string | undefined }) {
  const school = useSchool();
  const offered = pagesOf(school).filter(
    (page) => !furtherPages.includes(page) && !page.noindex && !page.query.includes("id"),
  );
  return (
    <form className="share__form" action={sharePage.path}>
      <label className="field">
        <span className="field__label">A poster for a page</span>
        <select className="field__input" name="of" defaultValue={chosen}>
          {offered.map(({ path, title }) => (
            <option key={path} value={path}>
              {path === "/" ? school.identity.name : fillFacts(school, title)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button--quiet">
        Show
      </button>
    </form>
  );
}

/** As somebody would type it. */
const readable = (address: string): string =>
  address.replace(/^https?:\/\//, "").replace(/\/$/, "");
