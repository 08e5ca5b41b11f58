import { Lightbox } from "../src/index.ts";
import { albums } from "./albums.ts";

/** A server-rendered page with two closed lightboxes. */
export function HydratedPage() {
  return (
    <main>
      <h1>Rendered on a server</h1>
      <Lightbox images={albums.covered} useCoverMode />
      <Lightbox
        images={albums.photos}
        theme="day"
        backgroundColor="#fff"
        rtl
        fullScreen
        displayMetadata
      />
    </main>
  );
}
