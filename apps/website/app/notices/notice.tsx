import { linkAddress } from "../../model/link-address.ts";
import { useText } from "../language/use-text.ts";
import { AttachmentLinks } from "../ui/attachment-links/attachment-links.tsx";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { NewTabLink } from "../ui/link/new-tab-link.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import type { NoticeView } from "./notice-views.ts";

export function Notice({ notice, titleId }: { notice: NoticeView; titleId?: string }) {
  const t = useText();
  const { title, description, pictures, attachments, url } = notice;
  const address = linkAddress(url);
  return (
    <div className="notice">
      <h2 className="notice__title" id={titleId}>
        <ContentText>{title}</ContentText>
      </h2>
      {description && (
        <p className="notice__text">
          <ContentText>{description}</ContentText>
        </p>
      )}
      <p className="notice__links">
        <AttachmentLinks attachments={attachments} title={title} />
        {address && (
          <NewTabLink href={address}>
            {t("Click Here")}
            <span className="visually-hidden">
              : <ContentText>{title}</ContentText>
            </span>
          </NewTabLink>
        )}
      </p>
      {pictures.length > 0 && (
        <div className="notice__pictures">
          {pictures.map((picture) => (
            <Picture
              key={picture}
              src={picture}
              className="notice__picture"
              alt=""
              sizes="(max-width: 640px) 92vw, 380px"
              widths={[320, 480, 640, 960]}
              width={3}
              height={2}
            />
          ))}
        </div>
      )}
    </div>
  );
}
