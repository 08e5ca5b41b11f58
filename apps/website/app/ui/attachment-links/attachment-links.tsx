import { ContentText } from "../content-text/content-text.tsx";
import { NewTabLink } from "../link/new-tab-link.tsx";
import { attachmentAddress } from "./attachment-address.ts";

type AttachmentLinksProps = {
  attachments: readonly string[];
  /** What the files belong to; for screen readers, which list links out of context. */
  title: string;
  label?: string;
};

/** One link per file; nothing for an empty list (R33). */
export function AttachmentLinks({
  attachments,
  title,
  label = "View Attachment",
}: AttachmentLinksProps) {
  const files = attachments.map(attachmentAddress).filter((address) => address !== "");
  return files.map((address, index) => (
    <NewTabLink key={address} className="attachment-link" href={address}>
      {files.length > 1 ? `${label} ${index + 1}` : label}
      <span className="visually-hidden">
        : <ContentText>{title}</ContentText>
      </span>
    </NewTabLink>
  ));
}
