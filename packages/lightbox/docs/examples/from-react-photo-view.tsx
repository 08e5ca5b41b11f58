import { Lightbox } from "photo-lightbox";

// Before: <PhotoProvider><PhotoView src={large}><img src={small} /></PhotoView>…</PhotoProvider>
export const FromReactPhotoView = () => (
  <Lightbox modalClose="clickOutside" onIndexChange={(index) => console.log(index)}>
    <img
      src="pictures/photo-07-small.jpg"
      alt="Deodar forest at dawn"
      data-original="pictures/photo-07.jpg"
    />
    <img
      src="pictures/photo-08-small.jpg"
      alt="The library at dusk"
      data-original="pictures/photo-08.jpg"
    />
  </Lightbox>
);
