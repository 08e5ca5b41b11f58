import { Lightbox, type LightboxItem } from "photo-lightbox";

/** `autoPlay: 0` shows the poster until the visitor presses play. */
const slides: LightboxItem[] = [
  { type: "htmlVideo", videoSrc: "clip.webm", poster: "pictures/photo-05.jpg", autoPlay: 0 },
  { type: "customEmbed", embed: <p className="embed">Any content can be a slide.</p> },
  { src: "pictures/photo-05.jpg", alt: "A cricket field with its pavilion" },
];

export const Videos = () => <Lightbox images={slides} defaultOpen />;
