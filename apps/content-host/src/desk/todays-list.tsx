import type { ServerProps } from "payload";
import { findTodos } from "../health/find-todos.ts";
import { config } from "../host-config.ts";
import { now } from "../today.ts";

const fresh: [collection: string, words: string][] = [
  ["news", "News item"],
  ["events", "Event"],
  ["albums", "Photo album"],
  ["notices", "Notice"],
  ["announcements", "Announcement"],
];

/** The first thing on the dashboard: what there is to do today, each with the way to do it. */
export async function TodaysList({ payload, user }: ServerProps) {
  if (!user || user.mustChangePassword) return null;
  const publishes = user.role !== "writer";
  const todos = (await findTodos(payload)).filter((todo) => publishes || !todo.isForPublishers);
  return (
    <section className="desk-today" aria-labelledby="desk-today">
      <h2 id="desk-today">{longWords(now())}</h2>
      <nav className="desk-today__new" aria-label="New">
        {fresh.map(([collection, words]) => (
          <a key={collection} href={`/admin/collections/${collection}/create`}>
            New {words.toLowerCase()}
          </a>
        ))}
        {publishes && <a href="/admin/import">Import a table</a>}
        {user.role === "admin" && <a href="/admin/whole-school">The school as a file</a>}
        <a href={config.siteUrl} target="_blank" rel="noreferrer">
          View the website
        </a>
      </nav>
      {todos.length === 0 ? (
        <p className="desk-sentence">Nothing is to be done: all is well.</p>
      ) : (
        <ul className="desk-today__list">
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

const longWords = (moment: Date): string =>
  moment.toLocaleDateString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });
