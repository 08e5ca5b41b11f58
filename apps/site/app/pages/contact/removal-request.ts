const PHOTO_OF_THIS_SITE = /^\/[A-Za-z0-9/_.?=&%~-]{1,180}$/;

/** The start of a message that asks for a photo's removal (R41), or "" when no photo of this site is named. */
export function removalRequest(photo: string | null): string {
  if (!photo || !PHOTO_OF_THIS_SITE.test(photo) || photo.startsWith("//")) return "";
  return `Please remove this photo: ${photo}\n\n`;
}
