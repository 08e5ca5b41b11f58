import { Example } from "./example.tsx";

const titles = {
  gallery: "Gallery of links",
  "open-button": "Open from a button",
  "photo-urls": "URL of each photo",
  videos: "Videos and other content",
  "photo-details": "Photo details from EXIF",
  translation: "Other language, right to left",
  "like-button": "Like button",
  "delete-photo": "Delete while open",
  "own-caption": "Caption with links",
  "own-thumbnails": "Own thumbnails",
  turntable: "360° slide",
  "product-sheet": "Product sheet",
};

export const Examples = () => (
  <>
    <p>
      Each example is one file. The last six use <code>slots</code>, <code>renderSlide</code> and{" "}
      <code>useLightbox()</code>.
    </p>
    {Object.entries(titles).map(([name, title]) => (
      <Example key={name} name={name} title={title} />
    ))}
  </>
);
