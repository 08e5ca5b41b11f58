import type { ReactNode, RefObject } from "react";
import { findCover, getSrc, getThumbnailSrc } from "../core/items.ts";
import type { Options } from "../options.ts";
import type { PageElements } from "./use-page-elements.ts";

interface Props {
  options: Options;
  children: ReactNode;
  group: RefObject<HTMLDivElement | null>;
  onPress: PageElements["onPress"];
}

/** The cover or the children. It has no hooks, because Lightbox calls it as a function. */
export function renderPageContent({ options, children, group, onPress }: Props): ReactNode {
  const cover = options.useCoverMode && findCover(options.images ?? []);
  if (!cover && !children) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its pictures are the buttons
    <div className={options.className} ref={group} onClick={onPress} onKeyDown={onPress}>
      {cover ? (
        <button type="button" className="plb-cover">
          <img
            src={getThumbnailSrc(cover) ?? getSrc(cover)}
            alt={cover.alt || options.labels.openCover}
            loading="lazy"
          />
        </button>
      ) : (
        children
      )}
    </div>
  );
}
