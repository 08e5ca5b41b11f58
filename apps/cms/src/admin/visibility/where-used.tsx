import type { UIFieldServerProps } from "payload";
import { sayIn } from "../../i18n/say.ts";
import { usedBy } from "../../media/uses.ts";

/** On the screen of a file: the records that would lose it. */
export async function WhereUsed({ data, req, collectionSlug }: UIFieldServerProps) {
  const id: unknown = data?.id;
  if (collectionSlug !== "media" && collectionSlug !== "documents") return null;
  if (typeof id !== "number" && typeof id !== "string") return null;
  const records = await usedBy(req, collectionSlug, id);
  const say = sayIn(req.i18n.language);
  if (records.length === 0) {
    return <p className="admin-notice">{say("This file is not used in any record.")}</p>;
  }
  return (
    <div className="admin-notice admin-notice--stop">
      <p>{say("If you delete this file, it disappears from:")}</p>
      <ul>
        {records.map(({ called, title, path }) => (
          <li key={path}>
            {called}: <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
