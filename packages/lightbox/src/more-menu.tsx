import type { MouseEvent, ReactNode } from "react";
import { ControlButton } from "./control-button.tsx";
import { Icon } from "./icons.tsx";
import { captionText, isPicture } from "./items.ts";
import type { ViewerState } from "./viewer-state.ts";

interface Props {
  view: ViewerState;
  id: string;
  children: ReactNode;
}

/** The rarer things: what a narrow bar has no room for, sharing, printing, help, removal. */
export function MoreMenu({ view, id, children }: Props) {
  const { options, item } = view;
  const { labels } = options;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes after any of its buttons was used
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space click the buttons inside
    <div className="lightbox__menu" id={id} popover="auto" onClick={closeAfterUse}>
      {children}
      {options.showShareIcon && options.getPhotoUrl && (
        <ControlButton icon="share" label={labels.share} onClick={() => void share(view)} />
      )}
      {options.showPrintIcon && isPicture(item) && (
        <ControlButton icon="print" label={labels.printPhoto} onClick={() => view.print("photo")} />
      )}
      {options.showPrintIcon && (
        <ControlButton icon="sheet" label={labels.printSheet} onClick={() => view.print("sheet")} />
      )}
      <ControlButton icon="help" label={labels.help} onClick={view.showHelp} />
      {item.removalHref && (
        <a className="lightbox__button" href={item.removalHref}>
          <Icon name="removal" />
          <span className="lightbox__label">{labels.removal}</span>
        </a>
      )}
    </div>
  );
}

function closeAfterUse(event: MouseEvent<HTMLDivElement>) {
  const used = event.target instanceof Element && event.target.closest("button, a");
  // Zooming is done in steps, so its buttons leave the menu open.
  if (used && !used.querySelector("[class*='--zoom']")) event.currentTarget.hidePopover();
}

async function share({ options, item, index, say }: ViewerState) {
  if (!options.getPhotoUrl) return;
  const url = new URL(options.getPhotoUrl(item, index), location.href).href;
  if (navigator.share) {
    // The visitor may change her mind: that is no failure.
    return navigator.share({ url, title: captionText(item) || document.title }).catch(() => {});
  }
  await navigator.clipboard?.writeText(url);
  say(options.labels.copied);
}
