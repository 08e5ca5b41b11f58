import { fill } from "./labels.ts";
import { dotRange } from "./limits.ts";
import type { ViewerState } from "./viewer-state.ts";

export function Dots({ view }: { view: ViewerState }) {
  const { index, items, options, go } = view;
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
