import type { ServerProps, TypedUser } from "payload";
import type { ReactNode } from "react";
import { config } from "../../config.ts";
import { formatLongDate } from "../../fields/dates.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { today } from "../../today.ts";
import { findTodos } from "./todos/find-todos.ts";

const newRecords: [collection: string, label: Phrase][] = [
  ["news", "New news item"],
  ["events", "New event"],
  ["albums", "New photo album"],
  ["notices", "New notice"],
  ["announcements", "New announcement"],
];

type TodoListProps = ServerProps & { user: TypedUser; children: ReactNode };

export async function TodoList({ payload, user, i18n, children }: TodoListProps) {
  const { language } = i18n;
  const t = createTranslator(language);
  const publishes = user.role !== "contributor";
  const all = await findTodos(payload, language);
  const todos = all.filter((todo) => publishes || !todo.isForPublishers);
  return (
    <section className="admin-today" aria-labelledby="admin-today">
      <h2 id="admin-today">{formatLongDate(today(), language)}</h2>
      <nav className="admin-today__new" aria-label={t("New")}>
        {newRecords.map(([collection, label]) => (
          <a key={collection} href={`/admin/collections/${collection}/create`}>
            {t(label)}
          </a>
        ))}
        {publishes && <a href="/admin/import">{t("Import a table")}</a>}
        <a href={config.siteUrl} target="_blank" rel="noreferrer">
          {t("View the website")}
        </a>
      </nav>
      {publishes && children}
      {todos.length === 0 ? (
        <p className="admin-notice">{t("Nothing to do.")}</p>
      ) : (
        <ul className="admin-today__list">
          {todos.map(({ what, repair, path, isLate }) => (
            <li key={what} className={isLate ? "admin-today__late" : undefined}>
              <span>{what}</span>{" "}
              <a href={`/admin${path}`} aria-label={`${repair}: ${what}`}>
                {repair}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
