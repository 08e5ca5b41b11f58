import { useAlbum, useIndex, useViewer } from "../core/contexts.ts";
import { dotRange } from "../core/limits.ts";
import { fill } from "../labels.ts";

export function Dots() {
  const { items, options } = useAlbum();
  const current = useIndex();
  const { go } = useViewer();
  return (
    <div className="lightbox__dots">
      {dotRange(current, items.length).map((index) => (
        <button
          type="button"
          key={index}
          className="lightbox__dot"
          aria-label={fill(options.labels.photo, { n: index + 1 })}
          aria-current={index === current || undefined}
          onClick={() => go(index)}
        />
      ))}
    </div>
  );
}
