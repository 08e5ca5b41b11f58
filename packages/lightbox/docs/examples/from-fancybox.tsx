import { Lightbox } from "photo-lightbox";

// Before: Fancybox.bind("[data-fancybox]", { Carousel: { infinite: false } })
export const FromFancybox = () => (
  <Lightbox loop={false} modalClose="clickOutside">
    <a href="pictures/photo-05.jpg" data-fancybox="gallery" data-caption="The pavilion end">
      <img src="pictures/photo-05-small.jpg" alt="A cricket field" />
    </a>
    <a href="pictures/photo-06.jpg" data-fancybox="gallery">
      <img src="pictures/photo-06-small.jpg" alt="The bell tower at dusk" />
    </a>
  </Lightbox>
);
