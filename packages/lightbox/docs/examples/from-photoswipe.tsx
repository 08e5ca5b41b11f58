import { Lightbox } from "photo-lightbox";

// Before: new PhotoSwipeLightbox({ gallery: "#gallery", children: "a", pswpModule }).init()
export const FromPhotoSwipe = () => (
  <Lightbox loop={false} wheel={false}>
    <a href="pictures/photo-01.jpg" data-pswp-width="1500" data-pswp-height="1000">
      <img src="pictures/photo-01-small.jpg" alt="The quadrangle at dusk" />
    </a>
    <a href="pictures/photo-02.jpg" data-pswp-width="1500" data-pswp-height="1000">
      <img src="pictures/photo-02-small.jpg" alt="Ridges behind ridges at dawn" />
    </a>
  </Lightbox>
);
