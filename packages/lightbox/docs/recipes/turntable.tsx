import { Lightbox } from "photo-lightbox";
import { useState } from "react";

/** Photos of a thing from all sides. */
interface Turn {
  id: string;
  frames: string[];
}

export function Turntable({ turns }: { turns: Turn[] }) {
  return <Lightbox images={turns} defaultOpen renderSlide={(turn) => <Slide {...turn} />} />;
}

function Slide({ frames }: Turn) {
  const [frame, setFrame] = useState(0);
  const turn = (value: string) => setFrame(Number(value));
  const max = frames.length - 1;
  return (
    <label className="turntable">
      <img src={frames[frame]} alt={`Side ${frame + 1} of ${frames.length}`} /> Turn
      <input type="range" max={max} value={frame} onChange={(event) => turn(event.target.value)} />
    </label>
  );
}
