import type { MouseEvent, ReactNode } from "react";
import { useAlbum, useCommands, useCurrent } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { Icon } from "../core/icons.tsx";
import { isPicture } from "../core/items.ts";
import { ShareButton } from "../sharing/share-button.tsx";

interface Props {
  id: string;
  children: ReactNode;
}

/** The rarer things: what a narrow bar has no room for, sharing, printing, help, removal. */
export function MoreMenu({ id, children }: Props) {
  const { options } = useAlbum();
  const { dispatch } = useCommands();
  const isPhoto = useCurrent(isPicture);
  const removalHref = useCurrent((item) => item.removalHref);
  const { labels, showPrintIcon } = options;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes after any of its buttons was used
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space click the buttons inside
    <div className="lightbox__menu" id={id} popover="auto" onClick={closeAfterUse}>
      {children}
      <ShareButton />
      {showPrintIcon && isPhoto && (
        <ControlButton
          icon="print"
          label={labels.printPhoto}
          onClick={() => dispatch({ type: "set", printing: "photo" })}
        />
      )}
      {showPrintIcon && (
        <ControlButton
          icon="sheet"
          label={labels.printSheet}
          onClick={() => dispatch({ type: "set", printing: "sheet" })}
        />
      )}
      <ControlButton
        icon="help"
        label={labels.help}
        onClick={() => dispatch({ type: "set", helpOpen: true })}
      />
      {removalHref && (
        <a className="lightbox__button" href={removalHref}>
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
