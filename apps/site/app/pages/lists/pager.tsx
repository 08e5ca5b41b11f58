import type { Choice } from "../../rules/filter-records.ts";
import { writeListQuery } from "../../rules/list-query.ts";
import { Icon } from "../../ui/icon.tsx";
import { pagesAround } from "./pages-around.ts";

type PagerProps = { path: string; chosen: Choice; page: number; pages: number };

/** Links to the other pages of a long list; nothing when there is one page only. */
export function Pager({ path, chosen, page, pages }: PagerProps) {
  if (pages < 2) return null;
  const hrefOf = (target: number) => path + writeListQuery(chosen, target);
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a className="pager__step" href={hrefOf(page - 1)} rel="prev">
          <Icon name="previous" /> Previous
        </a>
      )}
      <ol className="pager__pages">
        {pagesAround(page, pages).map((target) => (
          <li key={target} className={target < 0 ? "pager__gap" : undefined}>
            {target < 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                className="pager__page figures"
                href={hrefOf(target)}
                aria-label={`Page ${target} of ${pages}`}
                aria-current={target === page ? "page" : undefined}
              >
                {target}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="pager__step" href={hrefOf(page + 1)} rel="next">
          Next <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
