import { imagePath } from "@manor/content-api/image-path";
import { linkAddress } from "../../../model/link-address.ts";

/** Address schemes; any other name with a colon is a file name. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|javascript:|data:|blob:|file:)/i;

/** The address of an attachment: in the CMS, an external address, or `""` for no link. */
export function attachmentAddress(attachment: string): string {
  return ADDRESS.test(attachment.trim()) ? linkAddress(attachment) : imagePath(attachment);
}
