import { useAlbum, useIndex, useViewer } from "../core/contexts.ts";
import { fill } from "../core/fill.ts";
import { toNearby } from "../core/limits.ts";

export function Dots() {
  const { items, options } = useAlbum();
  const current = useIndex();
  const { go } = useViewer();
  return (
    <div className="plb__dots">
      {toNearby(current, items.length, 11).map((index) => (
        <button
          type="button"
          key={index}
          className="plb__dot"
          aria-label={fill(options.labels.photo, { n: index + 1 })}
          aria-current={index === current || undefined}
          onClick={() => go(index)}
        />
      ))}
    </div>
  );
}
