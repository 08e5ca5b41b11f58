import { imagePath } from "@manor/contract/image-path";
import { NewTab } from "../../ui/new-tab.tsx";

type AttachmentsProps = { files: readonly string[] };

/** One link per file (R33); nothing for an empty list. Several files are numbered. */
export function Attachments({ files }: AttachmentsProps) {
  const addresses = files.map((file) => imagePath(file)).filter((address) => address !== "");
  return addresses.map((address, n) => (
    <a key={address} className="more-link" href={address} target="_blank" rel="noopener">
      <span>
        View Attachment{addresses.length > 1 && ` ${n + 1}`}
        <NewTab />
      </span>
    </a>
  ));
}
