import { href } from "../../model/pages/addresses.ts";
import { getMenu } from "../../model/school/menu.ts";
import { useSchool } from "../school/use-school.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";

export function NotFoundPage() {
  const { groups } = getMenu(useSchool());
  return (
    <>
      <PageHead
        title="Page not found"
        lead="The page may have moved, or the link may be wrong. Try the search."
      />
      <div className="not-found wrap">
        <search>
          <form className="not-found__search" action={href("search")}>
            <label className="field">
              <span className="field__label">Search the site</span>
              <input className="field__input" type="search" name="q" maxLength={100} />
            </label>
            <button type="submit" className="button">
              Search
            </button>
          </form>
        </search>
        <div className="not-found__groups">
          {groups.map(({ label, entries }) => (
            <section key={label}>
              <h2 className="not-found__heading">{label}</h2>
              <ul>
                {entries
                  .filter((entry) => entry.kind === "page")
                  .map((entry) => (
                    <li key={entry.href}>
                      <a className="not-found__link" href={entry.href}>
                        {entry.label}
                      </a>
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
