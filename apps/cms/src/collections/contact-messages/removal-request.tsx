import type { UIFieldServerProps } from "payload";
import { isOneAddress } from "../../email/send-mail.ts";
import { formatDateTime } from "../../fields/dates.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { sendsMail } from "../../mail-settings.ts";
import { findRequestedPhotos, type RequestedPhoto } from "./find-requested-photos.ts";
import { TakeDown } from "./take-down-form.tsx";

export async function RemovalRequest({ data, req }: UIFieldServerProps) {
  const { id, message, email, name } = Object(data);
  if (typeof message !== "string" || !/[?&]photo=/.test(message)) return null;
  const photos = await findRequestedPhotos(req, message);
  const t = createTranslator(req.i18n.language);
  if (photos.length === 0) {
    return (
      <p className="admin-notice">
        {t("This message refers to a photo that does not exist any more.")}
      </p>
    );
  }
  const isDone = photos.every(({ takenDown }) => takenDown);
  return (
    <section className="admin-removal" aria-label={t("Photos to remove")}>
      <ul>
        {photos.map((photo) => (
          <Photo key={photo.id} photo={photo} language={req.i18n.language} />
        ))}
      </ul>
      <TakeDown
        message={id}
        isDone={isDone}
        name={String(name)}
        email={String(email)}
        sendsMail={sendsMail() && isOneAddress(String(email))}
      />
    </section>
  );
}

function Photo({ photo, language }: { photo: RequestedPhoto; language: string }) {
  const { id, title, thumbnail, takenDown, usedBy } = photo;
  const t = createTranslator(language);
  return (
    <li>
      {/* biome-ignore lint/performance/noImgElement: a file of the admin panel itself, in the size that it has */}
      {thumbnail && <img src={thumbnail} alt="" />}
      <div>
        <a href={`/admin/collections/media/${takenDown ? "trash/" : ""}${id}`}>{title}</a>
        {takenDown && (
          <p>{t("Removed on {time}.", { time: formatDateTime(takenDown, language) })}</p>
        )}
        {!takenDown && usedBy.length === 0 && <p>{t("Not used in any record.")}</p>}
        {usedBy.map((record) => (
          <p key={record.path}>
            {record.label}: <a href={record.path}>{record.title}</a>
          </p>
        ))}
      </div>
    </li>
  );
}
