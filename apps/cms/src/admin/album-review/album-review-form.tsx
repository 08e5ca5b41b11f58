"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { useRequest } from "../../ui/use-request.ts";
import { AlbumToReview } from "./album-to-review.tsx";
import { ConsentFields, type Reason } from "./consent-fields.tsx";
import type { ReviewedAlbum } from "./list-albums.ts";

type Props = { albums: readonly ReviewedAlbum[]; number: number };
type Saved = { saved: number; skipped: string[] };

export function AlbumReviewForm({ albums, number }: Props) {
  const { t } = useTranslator();
  const request = useRequest();
  const router = useRouter();
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const [reason, setReason] = useState<Reason>("consent");
  const [notice, setNotice] = useState("");
  const [isBusy, setBusy] = useState(false);
  const selected = albums.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const select = (some: readonly ReviewedAlbum[]) => choose(new Set(some.map(({ id }) => id)));
  const toggle = (id: number) =>
    choose(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]));

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const outcome = await request<Saved>("POST", "/album-review", { ...typed, albums: selected });
    setBusy(false);
    if (!outcome.result) return setNotice(outcome.refusal);
    const { saved, skipped } = outcome.result;
    const skippedText = t("Not changed, because an editor is working on them: {albums}", {
      albums: skipped.join(", "),
    });
    setNotice(
      `${t("Albums whose photos may now be shown: {number}.", { number: saved })} ${skipped.length > 0 ? skippedText : ""}`,
    );
    select([]);
    router.refresh();
  };

  if (albums.length === 0)
    return (
      <>
        <p role="status">{notice}</p>
        {number === 0 && <p>{t("No photos wait for a review.")}</p>}
      </>
    );
  return (
    <form onSubmit={send}>
      <p className="admin-hint">
        {t(
          "Visitors see none of these photos yet. Look at every photo. If one must not be shown, open the album and remove it: it stays hidden. Then select the albums and say why the others may be shown.",
        )}
      </p>
      <p>{t("Albums to review: {number}.", { number })}</p>
      <div className="admin-review__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => select(albums)}>
          {t("Select all on this page")}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => select(albums.filter(({ withFaces }) => withFaces === 0))}
        >
          {t("Select albums without faces")}
        </Button>
      </div>
      <ul className="admin-review__albums">
        {albums.map((album) => (
          <AlbumToReview
            key={album.id}
            album={album}
            isSelected={chosen.has(album.id)}
            onToggle={() => toggle(album.id)}
          />
        ))}
      </ul>
      <ConsentFields reason={reason} onChoose={setReason} />
      <Button type="submit" disabled={isBusy || selected.length === 0}>
        {t("Allow the photos of the selected albums ({number})", { number: selected.length })}
      </Button>
      <p role="status">{notice}</p>
    </form>
  );
}
