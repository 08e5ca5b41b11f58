import { RoundButton } from "../ui/button/round-button.tsx";
import { Slide } from "../ui/carousel/slide.tsx";
import { TurnButtons } from "../ui/carousel/turn-buttons.tsx";
import { Notice } from "./notice.tsx";
import type { ShownNotice } from "./shown-notices.ts";

/** The bell and the panel, both hidden until a script opens the panel (open-notices.ts). */
export function NoticesPanel({ notices }: { notices: ShownNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <>
      <RoundButton
        icon="bell"
        label="Notices"
        className="notices__bell"
        aria-haspopup="dialog"
        hidden
      />
      <p className="visually-hidden" role="status" />
      <dialog className="notices__panel" aria-labelledby="notice-title-0">
        <div className="notices__head">
          <span className="label">Notices</span>
          {notices.length > 1 && (
            <>
              <span className="notices__count figures">1 / {notices.length}</span>
              <TurnButtons
                things="notice"
                previous={{ "data-does": "previous" }}
                next={{ "data-does": "next" }}
              />
            </>
          )}
          <RoundButton icon="close" label="Close notices" data-does="close" />
        </div>
        <section aria-roledescription="carousel" aria-label="Notices of the school">
          {notices.map((notice, index) => (
            <Slide
              key={notice.id}
              className="notices__slide"
              position={index + 1}
              count={notices.length}
              hidden={index > 0}
            >
              <Notice notice={notice} titleId={`notice-title-${index}`} />
            </Slide>
          ))}
        </section>
      </dialog>
    </>
  );
}
