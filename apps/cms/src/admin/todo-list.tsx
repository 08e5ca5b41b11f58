import type { ServerProps, TypedUser } from "payload";
import type { ReactNode } from "react";
import { findTodos } from "../health/find-todos.ts";
import { config } from "../host-config.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { localeOf } from "../i18n/locale-of.ts";
import { sayIn } from "../i18n/say.ts";
import { now } from "../today.ts";

const newRecords: [collection: string, label: Phrase][] = [
  ["news", "New news item"],
  ["events", "New event"],
  ["albums", "New photo album"],
  ["notices", "New notice"],
  ["announcements", "New announcement"],
];

type TodoListProps = ServerProps & { user: TypedUser; children: ReactNode };

/** The tasks of today, each with a link. `children` follow the buttons. */
export async function TodoList({ payload, user, i18n, children }: TodoListProps) {
  const { language } = i18n;
  const say = sayIn(language);
  const publishes = user.role !== "writer";
  const all = await findTodos(payload, language);
  const todos = all.filter((todo) => publishes || !todo.isForPublishers);
  return (
    <section className="admin-today" aria-labelledby="admin-today">
      <h2 id="admin-today">{formatDay(now(), language)}</h2>
      <nav className="admin-today__new" aria-label={say("New")}>
        {newRecords.map(([collection, label]) => (
          <a key={collection} href={`/admin/collections/${collection}/create`}>
            {say(label)}
          </a>
        ))}
        {publishes && <a href="/admin/import">{say("Import a table")}</a>}
        <a href={config.siteUrl} target="_blank" rel="noreferrer">
          {say("View the website")}
        </a>
      </nav>
      {publishes && children}
      {todos.length === 0 ? (
        <p className="admin-notice">{say("Nothing to do.")}</p>
      ) : (
        <ul className="admin-today__list">
          {todos.map(({ what, repair, path }) => (
            <li key={what}>
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

const formatDay = (date: Date, language: string): string =>
  date.toLocaleDateString(localeOf(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });
