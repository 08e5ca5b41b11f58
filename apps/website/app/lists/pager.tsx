import { useText } from "../language/use-text.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { Link } from "../ui/link/link.tsx";

type PagerProps = {
  page: number;
  pages: number;
  getHref: (page: number) => string;
};

export function Pager({ page, pages, getHref }: PagerProps) {
  const t = useText();
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t("Pages")}>
      {page > 1 && (
        <Link className="pager__step" href={getHref(page - 1)} rel="prev">
          <Icon name="previous" />
          {` ${t("Previous")}`}
        </Link>
      )}
      <ol className="pager__pages">
        {pagesAround(page, pages).map((target) => (
          <li key={target} className={target < 0 ? "pager__gap" : undefined}>
            {target < 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                className="pager__page figures"
                href={getHref(target)}
                aria-label={t("Page {page} of {pages}", { page: target, pages })}
                aria-current={target === page ? "page" : undefined}
              >
                {target}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className="pager__step" href={getHref(page + 1)} rel="next">
          {`${t("Next")} `}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}

/** A negative number marks a gap; a gap of one page is filled with that page. */
export function pagesAround(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  const shown = [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((number, at) => {
    const missing = number - (shown[at - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [-number, number];
  });
}
