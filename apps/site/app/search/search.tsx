import { readSearch } from "../lists/search-text.ts";
import { siteOf } from "../site-context.ts";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/search";
import { searchPage } from "./search.page.ts";
import { searchSite } from "./search-site.ts";

export async function loader(args: Route.LoaderArgs) {
  const query = readSearch(new URL(args.request.url).searchParams.get("q"));
  const { reader } = siteOf(args);
  const [events, news, albums] = await Promise.all([
    reader.listOrNone("events"),
    reader.listOrNone("allNews"),
    reader.listOrNone("allGallery"),
  ]);
  return { query, groups: searchSite(query, { events, news, albums }) };
}

/** What the site has on a word: pages, events, news and albums. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, groups } = loaderData;
  return (
    <>
      <PageHead {...searchPage} />
      <div className="search wrap">
        <search>
          <form className="search__form" action={searchPage.path}>
            <label className="field search__field">
              <span className="field__label">Search</span>
              <input
                className="field__input"
                type="search"
                name="q"
                defaultValue={query}
                maxLength={100}
              />
            </label>
            <button type="submit" className="button">
              Search
            </button>
          </form>
        </search>
        {query !== "" && groups.length === 0 && (
          <EmptyState words="Nothing found" spoken="No page and no record holds these words.">
            <p className="empty-state__text">Fewer words find more.</p>
          </EmptyState>
        )}
        {groups.map(({ label, hits, more }) => (
          <section className="search__group" key={label} aria-label={label}>
            <h2 className="search__heading">{label}</h2>
            <ul>
              {hits.map(({ title, href, note }) => (
                <li className="search__hit" key={`${href} ${title}`}>
                  <a className="search__link" href={href}>
                    {title}
                  </a>
                  {note && <span className="search__note">{note}</span>}
                </li>
              ))}
            </ul>
            {more && (
              <a className="more-link" href={more}>
                All {label.toLowerCase()} with these words
              </a>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
