const PHOTO = /\/(?:SubGallery|subFest)\?id=[^\s&]{1,1000}&photo=([^\s&]{1,3000})/g;
/** Editors handle requests with more photographs themselves. */
const MAX_PHOTOS = 20;

/** The identifiers of the photographs whose addresses are in a message, each once. */
export function findNamedPhotos(message: string): string[] {
  const names = [...message.matchAll(PHOTO)].flatMap(([, written = ""]) => {
    // Punctuation at the end is not part of the address.
    const name = new URLSearchParams(`photo=${written.replace(/[.,;:!?]+$/, "")}`).get("photo");
    return name ? [name] : [];
  });
  return [...new Set(names)].slice(0, MAX_PHOTOS);
}
