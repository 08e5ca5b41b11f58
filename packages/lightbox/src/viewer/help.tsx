import { useEffect, useRef } from "react";
import { useAlbum, useViewer } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import type { Labels } from "../labels.ts";

const keys: Partial<Labels> = {
  keyArrows: "←|→",
  keyEnds: "Home|End",
  keyDigits: "1|…|9",
  keyZoom: "+|−|0",
  keyPan: "Shift|← ↑ ↓ →",
  keySlideshow: "S",
  keyFullScreen: "F",
  keyThumbnails: "T",
  keyDetails: "I",
  keyHelp: "?",
  keyEscape: "Esc",
};

/** The keyboard shortcuts, in a second dialog. */
export function Help() {
  const { labels } = useAlbum().options;
  const { set } = useViewer();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      className="plb__help"
      ref={dialog}
      aria-label={labels.help}
      onClose={() => set({ helpOpen: false })}
    >
      <div className="plb__help-head">
        <h2>{labels.help}</h2>
        <ControlButton icon="close" label={labels.close} onClick={() => dialog.current?.close()} />
      </div>
      <dl>
        {Object.entries(keys).map(([label, names]) => (
          <div key={label}>
            <dt>
              {names.split("|").map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{labels[label as keyof Labels]}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
