import { data } from "react-router";
import { href } from "../../model/pages/addresses.ts";
import { getPages } from "../../model/pages/find-page.ts";
import { isAdditional } from "../../model/pages/fixed-pages.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { BackLink } from "../ui/link/back-link.tsx";
import { Form } from "../ui/link/form.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/share";
import { findShared, type Shared } from "./find-shared.ts";

export async function loader(args: Route.LoaderArgs) {
  const { reader, school, origin } = getSite(args);
  const path = new URL(args.request.url).searchParams.get("of");
  if (!path) return { shared: null, address: "" };
  const shared = await findShared(reader, school, path);
  if (!shared) throw data(null, { status: 404 });
  return { shared, address: origin + shared.path };
}

export default function Share({ loaderData }: Route.ComponentProps) {
  const { shared, address } = loaderData;
  return (
    <>
      <PageHead {...usePage("share")} />
      <div className="share wrap">
        {shared && <SharedPage shared={shared} address={address} />}
        <Choice chosen={shared?.path} />
      </div>
    </>
  );
}

type SharedProps = { shared: Shared; address: string };

function SharedPage({ shared: { path, title, line }, address }: SharedProps) {
  const t = useText();
  const message = new URLSearchParams({ text: `${title}\n${address}` });
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section aria-labelledby="shared-title">
      <BackLink href={path}>{t("Back to the page")}</BackLink>
      <h2 className="share__title" id="shared-title">
        <ContentText>{title}</ContentText>
      </h2>
      {line && <p className="share__line">{line}</p>}
      <p className="share__address">{address}</p>
      <ul className="share__list">
        <li>
          <a href={`https://wa.me/?${message}`} rel="noreferrer">
            {t("Share on WhatsApp")}
          </a>
        </li>
        <li>
          <a href={`mailto:?${mail}`}>{t("Share by e-mail")}</a>
        </li>
      </ul>
    </section>
  );
}

function Choice({ chosen }: { chosen: string | undefined }) {
  const t = useText();
  const school = useSchool();
  const offered = getPages(school).filter(
    (page) => !isAdditional(page) && !page.noindex && !page.query.includes("id"),
  );
  return (
    <Form className="share__form" action={href("share")}>
      <label className="field">
        <span className="field__label">{t("Share another page")}</span>
        <select className="field__input" name="of" defaultValue={chosen}>
          {offered.map(({ path, title }) => (
            <option key={path} value={path}>
              {path === "/" ? school.identity.name : fillFacts(school, title)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button--quiet">
        {t("Show")}
      </button>
    </Form>
  );
}
