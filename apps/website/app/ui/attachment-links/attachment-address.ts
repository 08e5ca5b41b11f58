import { imagePath } from "@manor/content-api/image-path";
import { linkAddress } from "../link/link-address.ts";

/** Addresses of the content; every other name with a colon is the name of a file. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|javascript:|data:|blob:|file:)/i;

/** The address of an attachment: in the CMS, elsewhere, or none (`""`: no link). */
export function attachmentAddress(attachment: string): string {
  return ADDRESS.test(attachment.trim()) ? linkAddress(attachment) : imagePath(attachment);
}
