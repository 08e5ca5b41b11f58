import { useAlbum, useIndex, useViewer } from "../core/contexts.ts";
import { dotRange } from "../core/limits.ts";
import { fill } from "../labels.ts";

export function Dots() {
  const { items, options } = useAlbum();
  const index = useIndex();
  const { go } = useViewer();
  return (
    <div className="lightbox__dots">
      {dotRange(index, items.length).map((at) => (
        <button
          type="button"
          key={at}
          className="lightbox__dot"
          aria-label={fill(options.labels.photo, { n: at + 1 })}
          aria-current={at === index || undefined}
          onClick={() => go(at)}
        />
      ))}
    </div>
  );
}
