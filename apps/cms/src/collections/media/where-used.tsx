import type { UIFieldServerProps } from "payload";
import { getFiles, getStoredNames } from "../../content-api/files.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { usedBy } from "./uses.ts";

export async function WhereUsed({ data, req, collectionSlug }: UIFieldServerProps) {
  const id: unknown = data?.id;
  if (collectionSlug !== "media" && collectionSlug !== "documents") return null;
  if (typeof id !== "number" && typeof id !== "string") return null;
  const records = await usedBy(req, collectionSlug, id);
  const t = createTranslator(req.i18n.language);
  const isStored = (await getStoredNames(req.payload))("media", id) !== undefined;
  const isShown = (await getFiles(req.payload)).nameOf("media", id) !== undefined;
  const isWithheld = collectionSlug === "media" && isStored && !isShown;
  if (records.length === 0) {
    const notice = t("This file is not used in any record.");
    return <p className="admin-notice">{isWithheld ? t(withheld) : notice}</p>;
  }
  return (
    <div className="admin-notice admin-notice--stop">
      {isWithheld && <p>{t(withheld)}</p>}
      <p>{t("If you delete this file, it disappears from:")}</p>
      <ul>
        {records.map(({ label, title, path }) => (
          <li key={path}>
            {label}: <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const withheld =
  "This image is not on the website. A person’s record that uses or used it has no valid consent, or all photographs are hidden. If it shows no person, upload it again.";
