import { imagePath } from "@manor/content-api/image-path";
import { linkAddress } from "../../../model/link-address.ts";
import { useText } from "../../language/use-text.ts";
import { ContentText } from "../content-text/content-text.tsx";
import { NewTabLink } from "../link/new-tab-link.tsx";

type AttachmentLinksProps = {
  attachments: readonly string[];
  /** What the files belong to; for screen readers, which list links out of context. */
  title?: string;
  className?: string;
};

/** One link per file, numbered when there are several; nothing for an empty list (R33). */
export function AttachmentLinks({
  attachments,
  title,
  className = "attachment-link",
}: AttachmentLinksProps) {
  const t = useText();
  const files = attachments.map(attachmentAddress).filter((address) => address !== "");
  return files.map((address, index) => (
    <NewTabLink key={address} className={className} href={address}>
      {files.length > 1
        ? t("View Attachment {number}", { number: index + 1 })
        : t("View Attachment")}
      {title !== undefined && (
        <span className="visually-hidden">
          : <ContentText>{title}</ContentText>
        </span>
      )}
    </NewTabLink>
  ));
}

/** Address schemes; any other name with a colon is a file name. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|javascript:|data:|blob:|file:)/i;

/** The address of an attachment: in the CMS, an external address, or `""` for no link. */
export function attachmentAddress(attachment: string): string {
  return ADDRESS.test(attachment.trim()) ? linkAddress(attachment) : imagePath(attachment);
}
