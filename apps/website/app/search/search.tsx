import { readSearch } from "../../model/lists/list-records.ts";
import { href } from "../../model/pages/addresses.ts";
import type { Found, Hit, Marked } from "../../model/search/found.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { RichText } from "../language/rich-text.tsx";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { getSite } from "../site-context.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { Form } from "../ui/link/form.tsx";
import { Link } from "../ui/link/link.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/search";

export async function loader(args: Route.LoaderArgs) {
  const query = readSearch(new URL(args.request.url).searchParams.get("q"));
  return { query, found: await getSite(args).search(query) };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { query, found } = loaderData;
  return (
    <>
      <PageHead {...usePage("search")} />
      <Enhancement is="partialUpdate" when="load" className="wrap">
        <search>
          <Form className="search__form" action={href("search")} data-update-fields="">
            <label className="field search__field">
              <span className="field__label">{t("Search")}</span>
              <input
                className="field__input"
                type="search"
                name="q"
                defaultValue={query}
                maxLength={100}
              />
            </label>
            <button type="submit" className="button">
              {t("Search")}
            </button>
          </Form>
        </search>
        <div className="search" data-update="found" aria-busy="false" aria-live="polite">
          {query !== "" && <Results found={found} />}
        </div>
      </Enhancement>
    </>
  );
}

function Results({ found: { answer, groups } }: { found: Found }) {
  const t = useText();
  if (groups.length === 0) {
    return (
      <EmptyState title={t("No results found")} hiddenText={t("Nothing matches your search.")}>
        <p className="empty-state__text">{t("Check the spelling, or try different words.")}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {answer && <Answer answer={answer} />}
      {groups.map(({ label, hits, more }) => (
        <section className="search__group" key={label} aria-label={t(label)}>
          <h2 className="search__heading">{t(label)}</h2>
          <ul>
            {hits.map((hit, n) => (
              <li className="search__hit" key={hit.href ?? n}>
                <Link className="search__link" href={hit.href}>
                  <MarkedText text={hit.title} />
                </Link>
                {hit.note.length > 0 && (
                  <span className="search__note">
                    <MarkedText text={hit.note} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          {more && (
            <Link className="more-link" href={more}>
              <RichText phrase="All matching {list}" values={{ list: t(label).toLowerCase() }} />
            </Link>
          )}
        </section>
      ))}
    </>
  );
}

function Answer({ answer }: { answer: Hit }) {
  const t = useText();
  return (
    <section className="search__answer" aria-label={t("Answer")}>
      <p className="search__excerpt">
        <MarkedText text={answer.note} />
      </p>
      <Link className="more-link" href={answer.href}>
        <MarkedText text={answer.title} />
      </Link>
    </section>
  );
}

function MarkedText({ text }: { text: Marked }) {
  return text.map(({ text: segment, isMatch, from }) => {
    const content = <ContentText key={from}>{segment}</ContentText>;
    return isMatch ? <mark key={from}>{content}</mark> : content;
  });
}
