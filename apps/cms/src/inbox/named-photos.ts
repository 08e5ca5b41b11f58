const PHOTO = /\/(?:SubGallery|subFest)\?id=[^\s&]{1,1000}&photo=([^\s&]{1,3000})/g;
/** Editors handle requests with more photographs themselves. */
const MOST = 20;

/** The identifiers of the photographs whose addresses are in a message, each once. */
export function namedPhotos(message: string): string[] {
  const names = [...message.matchAll(PHOTO)].flatMap(([, written = ""]) => {
    // Punctuation at the end is not part of the address.
    const name = new URLSearchParams(`photo=${written.replace(/[.,;:!?]+$/, "")}`).get("photo");
    return name ? [name] : [];
  });
  return [...new Set(names)].slice(0, MOST);
}
