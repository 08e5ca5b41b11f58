import { Icon, type IconName } from "../ui/icon/icon.tsx";
import { Notice } from "./notice.tsx";
import type { ShownNotice } from "./shown-notices.ts";

/** The bell and the panel, both asleep until a script opens the panel (open-notices.ts). */
export function NoticesPanel({ notices }: { notices: ShownNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="round-button notices__bell"
        aria-label="Notices"
        aria-haspopup="dialog"
        hidden
      >
        <Icon name="bell" />
      </button>
      <p className="visually-hidden" role="status" />
      <dialog className="notices__panel" aria-labelledby="notice-title-0">
        <div className="notices__head">
          <span className="label">Notices</span>
          {notices.length > 1 && (
            <>
              <span className="notices__count figures">1 / {notices.length}</span>
              <PanelButton does="previous" label="Previous notice" />
              <PanelButton does="next" label="Next notice" />
            </>
          )}
          <PanelButton does="close" label="Close notices" />
        </div>
        <section aria-roledescription="carousel" aria-label="Notices of the school">
          {notices.map((notice, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
            <div
              key={notice.id}
              className="notices__slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${notices.length}`}
              hidden={index > 0}
            >
              <Notice notice={notice} titleId={`notice-title-${index}`} />
            </div>
          ))}
        </section>
      </dialog>
    </>
  );
}

type PanelButtonProps = { does: Extract<IconName, "previous" | "next" | "close">; label: string };

function PanelButton({ does, label }: PanelButtonProps) {
  return (
    <button type="button" className="round-button" aria-label={label} data-does={does}>
      <Icon name={does} />
    </button>
  );
}
