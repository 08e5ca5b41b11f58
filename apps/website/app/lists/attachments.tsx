import { attachmentAddress } from "../ui/attachment-links/attachment-address.ts";
import { NewTabLink } from "../ui/link/new-tab-link.tsx";

type AttachmentsProps = { files: readonly string[] };

/** One link per file (R33), numbered when there are several; nothing for an empty list. */
export function Attachments({ files }: AttachmentsProps) {
  const addresses = files.map(attachmentAddress).filter((address) => address !== "");
  return addresses.map((address, n) => (
    <NewTabLink key={address} className="more-link" href={address}>
      View Attachment{addresses.length > 1 && ` ${n + 1}`}
    </NewTabLink>
  ));
}
