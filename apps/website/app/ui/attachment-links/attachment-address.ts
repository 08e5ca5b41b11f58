import { imagePath } from "@manor/content-api/image-path";
import { linkAddress } from "../link/link-address.ts";

/** Addresses of the content; every other name with a colon is the name of a file. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|javascript:|data:|blob:|file:)/i;

/** Where an attachment is: at the CMS, at an address of its own, or nowhere (`""`: no link is printed). */
export function attachmentAddress(attachment: string): string {
  return ADDRESS.test(attachment.trim()) ? linkAddress(attachment) : imagePath(attachment);
}
