import type { MessageView } from "../../model/principal-messages.ts";
import { schoolCode } from "../../model/school/school-code.ts";
import { useText } from "../language/use-text.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Link } from "../ui/link/link.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { RichText } from "./rich-text-view.tsx";

/** How many paragraphs of a message are shown first, on home and on its own page (R50). */
export const FIRST_PARAGRAPHS = 3;

/** Shown as a small seal when the principal has no photo: an empty study. */
const defaultPhoto = `${schoolCode}/study-dusk`;

type MessageProps = {
  message: MessageView;
  school: string;
  hasLink: boolean;
};

export function Message({ message, school, hasLink }: MessageProps) {
  const t = useText();
  const [first = [], ...others] = message.paragraphs.slice(0, FIRST_PARAGRAPHS);
  return (
    <div className="principal__message">
      <MessagePhoto photo={message.photo} />
      <blockquote className="principal__quote">
        <p className="principal__first">
          <RichText parts={first} />
        </p>
        <div className="principal__columns">
          {others.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id and never change order
            <p key={index}>
              <RichText parts={paragraph} />
            </p>
          ))}
        </div>
        <footer className="principal__signature">
          <span>
            <b className="principal__name">
              <ContentText>{message.name}</ContentText>
            </b>
            {school}
          </span>
          {hasLink && (
            <Link className="more-link" href="/principal-message">
              {t("Read the full message")}
            </Link>
          )}
        </footer>
      </blockquote>
    </div>
  );
}

export function MessagePhoto({ photo }: { photo: string }) {
  const t = useText();
  return (
    <Picture
      src={photo}
      fallback={defaultPhoto}
      className={photo ? "principal__photo" : "principal__seal"}
      alt={t("The principal")}
      sizes={photo ? "(max-width: 900px) 336px, 34vw" : "96px"}
      width={photo ? 4 : 1}
      height={photo ? 5 : 1}
    />
  );
}
