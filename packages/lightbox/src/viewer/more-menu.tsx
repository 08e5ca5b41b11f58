import type { MouseEvent, ReactNode } from "react";
import { useAlbum, useCurrent, useViewer } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { isPicture } from "../core/items.ts";
import { ShareButton } from "../sharing/share-button.tsx";

interface Props {
  id: string;
  children: ReactNode;
}

/** Secondary actions, and the buttons that do not fit in a narrow toolbar. */
export function MoreMenu({ id, children }: Props) {
  const { options } = useAlbum();
  const { set } = useViewer();
  const isPhoto = useCurrent(isPicture);
  const removalHref = useCurrent((item) => item.removalHref);
  const { showPrintIcon } = options;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks on its buttons bubble here
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space click the buttons inside
    <div className="plb__menu" id={id} popover="auto" onClick={closeAfterClick}>
      {children}
      <ShareButton />
      {showPrintIcon && isPhoto && (
        <ControlButton name="printPhoto" onClick={() => set({ printing: "photo" })} />
      )}
      {showPrintIcon && (
        <ControlButton name="printSheet" onClick={() => set({ printing: "sheet" })} />
      )}
      <ControlButton name="help" onClick={() => set({ helpOpen: true })} />
      {removalHref && <ControlButton name="removal" href={removalHref} />}
    </div>
  );
}

function closeAfterClick(event: MouseEvent<HTMLDivElement>) {
  const button = (event.target as Element).closest("a, button");
  // The zoom buttons are pressed repeatedly, so the menu does not close.
  if (button && !button.matches("[data-name^=zoom]")) event.currentTarget.hidePopover();
}
