import { imagePath } from "@manor/contract/image-path";
import { ContentText } from "./content-text.tsx";
import { linkAddress } from "./link-address.ts";
import { NewTab } from "./new-tab.tsx";

type AttachmentLinksProps = {
  attachments: readonly string[];
  /** What the files belong to, for people who hear the links one by one. */
  of: string;
  label?: string;
};

/** One link per file; nothing for an empty list (R33). */
export function AttachmentLinks({
  attachments,
  of,
  label = "View Attachment",
}: AttachmentLinksProps) {
  const files = attachments.map(fileAddress).filter((address) => address !== "");
  return files.map((address, index) => (
    <a key={address} className="attachment-link" href={address} target="_blank" rel="noopener">
      {files.length > 1 ? `${label} ${index + 1}` : label}
      <span className="visually-hidden">
        : <ContentText>{of}</ContentText>
      </span>
      <NewTab />
    </a>
  ));
}

/** An identifier of the content host, a path of this site, or an address. */
function fileAddress(attachment: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(attachment)) return linkAddress(attachment);
  return imagePath(attachment);
}
