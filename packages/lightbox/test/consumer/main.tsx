import { Lightbox, type LightboxItem, type LightboxProps } from "photo-lightbox";
import { loadExif } from "photo-lightbox/exif";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "photo-lightbox/style.css";

const images: LightboxItem[] = [{ src: "/a.jpg", alt: "A hill", caption: <b>A hill</b> }];
const options: LightboxProps = {
  loadMetadata: loadExif,
  theme: "day",
  maxZoomScale: 12,
  onNext: (index) => index + 1,
};

// @ts-expect-error unknown theme
const wrong: LightboxProps = { theme: "dusk" };

function App() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Lightbox {...options} images={images} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const root = document.querySelector("#root");
if (root) createRoot(root).render(wrong ? <App /> : null);
