import { useState } from "react";
import { PhotoSlider } from "react-photo-view";
import "react-photo-view/dist/react-photo-view.css";
import { album } from "./album.ts";
import { present } from "./page.tsx";

const images = album.map(({ src }) => ({ key: src, src }));

function Slider({ open, close }: { open: boolean; close: () => void }) {
  const [index, setIndex] = useState(0);
  return (
    <PhotoSlider
      images={images}
      visible={open}
      onClose={close}
      index={index}
      onIndexChange={setIndex}
    />
  );
}

present((open, setOpen) => <Slider open={open} close={() => setOpen(false)} />);
