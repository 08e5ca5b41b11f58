import { useEffect, useRef } from "react";
import { useAlbum, useCommands } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import type { Labels } from "../labels.ts";

const keys: [string[], keyof Labels][] = [
  [["←", "→"], "keyArrows"],
  [["Home", "End"], "keyEnds"],
  [["1", "…", "9"], "keyDigits"],
  [["+", "−", "0"], "keyZoom"],
  [["Shift", "← ↑ ↓ →"], "keyPan"],
  [["S"], "keySlideshow"],
  [["F"], "keyFullScreen"],
  [["T"], "keyThumbnails"],
  [["I"], "keyDetails"],
  [["?"], "keyHelp"],
  [["Esc"], "keyEscape"],
];

/** The keys, in a dialog over the dialog. */
export function Help() {
  const { labels } = useAlbum().options;
  const { dispatch } = useCommands();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      className="lightbox__help"
      ref={dialog}
      aria-label={labels.help}
      onClose={() => dispatch({ type: "set", helpOpen: false })}
    >
      <div className="lightbox__help-head">
        <h2>{labels.help}</h2>
        <ControlButton icon="close" label={labels.close} onClick={() => dialog.current?.close()} />
      </div>
      <dl>
        {keys.map(([names, label]) => (
          <div key={label}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{labels[label]}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
