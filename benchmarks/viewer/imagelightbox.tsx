import { useState } from "react";
import Lightbox from "react-image-lightbox";
import "react-image-lightbox/style.css";
import { album } from "./album.ts";
import { present } from "./page.tsx";

function Opened({ close }: { close: () => void }) {
  const [at, setAt] = useState(0);
  const near = (steps: number) => album[(at + steps + album.length) % album.length];
  return (
    <Lightbox
      mainSrc={near(0)?.src ?? ""}
      nextSrc={near(1)?.src}
      prevSrc={near(-1)?.src}
      imageCaption={near(0)?.caption}
      onMoveNextRequest={() => setAt(at + 1)}
      onMovePrevRequest={() => setAt(at - 1)}
      onCloseRequest={close}
    />
  );
}

present((open, setOpen) => open && <Opened close={() => setOpen(false)} />);
