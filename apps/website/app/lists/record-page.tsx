import type { News, PictureWords } from "@manor/content-api";
import type { ReactNode } from "react";
import { data } from "react-router";
import type { ReadResult } from "../../content/cached-response.ts";
import type { Page } from "../../model/pages/page.ts";
import { TranslationNote } from "../language/translation-note.tsx";
import { AttachmentLinks } from "../ui/attachment-links/attachment-links.tsx";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { BackLink } from "../ui/link/back-link.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { Picture } from "../ui/picture/picture.tsx";

type Fact = { name: string; value: string; day?: string };
type RecordFields = Pick<
  News,
  "title" | "description" | "images" | "attachments" | "pictures" | "translatedOn"
>;

type RecordPageProps = {
  list: Pick<Page, "title" | "path">;
  all: string;
  /** `null` when the content is unavailable. */
  record: RecordFields | null;
  facts: readonly Fact[] | null;
  action?: ReactNode;
};

export function RecordPage({ list, all, record, facts, action }: RecordPageProps) {
  const title = record?.title || list.title;
  return (
    <>
      <PageHead title={title} parent={list} />
      <article className="record wrap">
        {record ? (
          <RecordBody record={record} facts={facts ?? []} action={action} />
        ) : (
          <EmptyState />
        )}
        <BackLink href={list.path}>{all}</BackLink>
      </article>
    </>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="record__facts">
      {facts
        .filter(({ value }) => value !== "")
        .map(({ name, value, day }) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd>
              {day ? <time dateTime={day}>{value}</time> : <ContentText>{value}</ContentText>}
            </dd>
          </div>
        ))}
    </dl>
  );
}

type RecordBodyProps = { record: RecordFields; facts: readonly Fact[]; action: ReactNode };

function RecordBody({ record, facts, action }: RecordBodyProps) {
  const { description, images, attachments, pictures: pictureTexts = [] } = record;
  const [first, ...others] = images;
  return (
    <>
      {first && <RecordPicture picture={first} pictureTexts={pictureTexts} isFirst />}
      <div className="record__columns">
        <div className="record__margin">
          <Facts facts={facts} />
          {action}
        </div>
        <div className="record__text">
          <TranslationNote translatedOn={record.translatedOn} />
          {splitParagraphs(description).map((paragraph) => (
            <p key={paragraph}>
              <ContentText>{paragraph}</ContentText>
            </p>
          ))}
          {attachments.length > 0 && (
            <div className="record__files">
              <AttachmentLinks attachments={attachments} className="more-link" />
            </div>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <div className="record__pictures">
          {others.map((picture) => (
            <RecordPicture key={picture} picture={picture} pictureTexts={pictureTexts} />
          ))}
        </div>
      )}
    </>
  );
}

/** Splits plain text into paragraphs at blank lines, or at line ends when it has none. Skips empty ones. */
export function splitParagraphs(text: string): string[] {
  const blocks = text.split(/\n\s*\n/);
  const parts = blocks.length > 1 ? blocks : text.split("\n");
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/**
 * The record that `find` selects from a list; `null` when the list is unavailable, so that the page shows its
 * placeholder. Throws a 404 response when the list is available but has no such record.
 */
export function recordOr404<List, Item>(
  reading: ReadResult<List>,
  find: (list: List) => Item | undefined,
): Item | null {
  if (reading.state !== "good") return null;
  const record = find(reading.value);
  if (!record) throw data(null, { status: 404 });
  return record;
}

type RecordPictureProps = {
  picture: string;
  pictureTexts: readonly PictureWords[];
  isFirst?: boolean;
};

export function RecordPicture({ picture, pictureTexts, isFirst = false }: RecordPictureProps) {
  const entry = pictureTexts.find(({ file }) => file === picture);
  const image = (
    <Picture
      className={isFirst ? "record__picture" : undefined}
      src={picture}
      alt={entry?.alt ?? ""}
      sizes={
        isFirst
          ? "(max-width: 640px) calc(100vw - 40px), (max-width: 1312px) 92vw, 1200px"
          : "(max-width: 640px) calc(100vw - 40px), (max-width: 1100px) 45vw, 390px"
      }
      width={3}
      height={2}
      priority={isFirst}
    />
  );
  if (!entry?.caption) return image;
  return (
    <figure>
      {image}
      <figcaption>
        <ContentText>{entry.caption}</ContentText>
      </figcaption>
    </figure>
  );
}
