import type { RefObject } from "react";
import { coverOf, pictureOf, thumbnailOf } from "../core/items.ts";
import type { Options } from "../options.ts";
import type { LightboxItem } from "../types.ts";

interface Props {
  options: Options;
  group: RefObject<HTMLDivElement | null>;
}

/** What stands on the page while the lightbox is closed. */
export function OnPage({ options, group }: Props) {
  const cover = options.useCoverMode ? coverOf(options.images ?? []) : undefined;
  if (!cover && !options.children) return null;
  return (
    <div className={options.className} ref={group}>
      {cover ? <Cover item={cover} label={options.labels.openCover} /> : options.children}
    </div>
  );
}

function Cover({ item, label }: { item: LightboxItem; label: string }) {
  return (
    <button type="button" className="lightbox-cover">
      <img src={thumbnailOf(item) ?? pictureOf(item)} alt={item.alt || label} loading="lazy" />
    </button>
  );
}
