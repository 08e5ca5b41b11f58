import { Lightbox } from "photo-lightbox";
import "photo-lightbox/style.css";

/** Without JavaScript the links lead to the photos. */
export const Gallery = () => (
  <Lightbox>
    <a href="pictures/photo-01.jpg">
      <img src="pictures/photo-01-small.jpg" alt="The quadrangle at dusk" />
    </a>
    <a href="pictures/photo-02.jpg">
      <img src="pictures/photo-02-small.jpg" alt="Ridges behind ridges at dawn" />
    </a>
  </Lightbox>
);
