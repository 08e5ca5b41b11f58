import { useAlbum, useViewer } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import type { Labels } from "../labels.ts";

/** The keys of each text, also for the documentation. */
export const keys: Partial<Labels> = {
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

export function Help() {
  const { labels } = useAlbum().options;
  const { set } = useViewer();
  return (
    <dialog
      className="plb__help"
      ref={showModal}
      aria-label={labels.help}
      onClose={() => set({ helpOpen: false })}
    >
      <div className="plb__help-head">
        <h2 className="plb__heading">{labels.help}</h2>
        <ControlButton name="close" onClick={() => set({ helpOpen: false })} />
      </div>
      <dl className="plb__list">
        {Object.entries(keys).map(([label, names]) => (
          <div className="plb__entry" key={label}>
            <dt className="plb__term">
              {names.split("|").map((name) => (
                <kbd className="plb__key" key={name}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd className="plb__value">{labels[label as keyof Labels]}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  // StrictMode calls it again for the open dialog.
  if (!dialog?.open) dialog?.showModal();
}
