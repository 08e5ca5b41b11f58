import type { CollectionSlug, ServerProps } from "payload";
import { inSchoolTime } from "../fields/school-time.ts";
import { listSchedules } from "../website/schedules.ts";

/** On the dashboard: what the clock should have published or taken down, and could not. */
export async function FailedSchedules({ payload, user }: ServerProps) {
  if (!user || user.mustChangePassword) return null;
  const failed = (await listSchedules(payload)).filter(({ hasFailed }) => hasFailed);
  if (failed.length === 0) return null;
  return (
    <section className="desk-report desk-report--stop">
      <h2>Schedules that failed</h2>
      <ul>
        {failed.map(({ collection, id, at, isPublishing }) => (
          <li key={`${collection} ${id} ${at}`}>
            <a href={`/admin/collections/${collection}/${id}`}>
              {String(payload.collections[collection as CollectionSlug]?.config.labels.singular)}{" "}
              no. {id}
            </a>{" "}
            was to be {isPublishing ? "published" : "taken off the website"} on {inSchoolTime(at)}.
            Please open it, see what the desk says, and {isPublishing ? "publish" : "unpublish"} it.
          </li>
        ))}
      </ul>
    </section>
  );
}
