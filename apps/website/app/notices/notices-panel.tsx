import { RoundButton } from "../ui/button/round-button.tsx";
import { CarouselButtons } from "../ui/carousel/carousel-buttons.tsx";
import { Slide } from "../ui/carousel/slide.tsx";
import { Notice } from "./notice.tsx";
import type { NoticeView } from "./notice-views.ts";

export function NoticesPanel({ notices }: { notices: NoticeView[] }) {
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
              <CarouselButtons
                noun="notice"
                previous={{ "data-action": "previous" }}
                next={{ "data-action": "next" }}
              />
            </>
          )}
          <RoundButton icon="close" label="Close notices" data-action="close" />
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
