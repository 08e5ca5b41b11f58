import { Lightbox } from "photo-lightbox";

// Before: <LightGallery plugins={[lgThumbnail, lgZoom]} speed={500} download={false}>
export const FromLightGallery = () => (
  <Lightbox slideDuration={16}>
    <a href="pictures/photo-03.jpg">
      <img src="pictures/photo-03-small.jpg" alt="Snow on deodars" data-caption="The first snow" />
    </a>
    <a href="pictures/photo-04.jpg">
      <img src="pictures/photo-04-small.jpg" alt="A chapel window" />
    </a>
  </Lightbox>
);
