import { useLocation } from "react-router";
import { href } from "../../model/pages/addresses.ts";
import { isGoneSearch } from "../../model/pages/gone.ts";
import { getMenu } from "../../model/school/menu.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Form } from "../ui/link/form.tsx";
import { Link } from "../ui/link/link.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { EnglishPage } from "./english-page.tsx";

export function NotFoundPage() {
  const t = useText();
  const { groups } = getMenu(useSchool());
  const isGone = isGoneSearch(useLocation().search);
  return (
    <>
      {isGone ? (
        <PageHead
          title={t("Page removed")}
          lead={t("This page has been removed for good. Try the search.")}
        />
      ) : (
        <PageHead
          title={t("Page not found")}
          lead={t("The page may have moved, or the link may be wrong. Try the search.")}
        />
      )}
      <div className="not-found wrap">
        <EnglishPage />
        <search>
          <Form className="not-found__search" action={href("search")}>
            <label className="field">
              <span className="field__label">{t("Search the site")}</span>
              <input className="field__input" type="search" name="q" maxLength={100} />
            </label>
            <button type="submit" className="button">
              {t("Search")}
            </button>
          </Form>
        </search>
        <div className="not-found__groups">
          {groups.map(({ label, entries }) => (
            <section key={label}>
              <h2 className="not-found__heading">
                <ContentText>{label}</ContentText>
              </h2>
              <ul>
                {entries
                  .filter((entry) => entry.kind === "page")
                  .map((entry) => (
                    <li key={entry.href}>
                      <Link className="not-found__link" href={entry.href}>
                        <ContentText>{entry.label}</ContentText>
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
