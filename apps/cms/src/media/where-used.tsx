import type { UIFieldServerProps } from "payload";
import { createTranslator } from "../i18n/translate.ts";
import { usedBy } from "./uses.ts";

export async function WhereUsed({ data, req, collectionSlug }: UIFieldServerProps) {
  const id: unknown = data?.id;
  if (collectionSlug !== "media" && collectionSlug !== "documents") return null;
  if (typeof id !== "number" && typeof id !== "string") return null;
  const records = await usedBy(req, collectionSlug, id);
  const t = createTranslator(req.i18n.language);
  if (records.length === 0) {
    return <p className="admin-notice">{t("This file is not used in any record.")}</p>;
  }
  return (
    <div className="admin-notice admin-notice--stop">
      <p>{t("If you delete this file, it disappears from:")}</p>
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
