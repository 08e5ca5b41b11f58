import { useText } from "../language/use-text.ts";
import { RoundButton } from "../ui/button/round-button.tsx";
import { CarouselButtons } from "../ui/carousel/carousel-buttons.tsx";
import { Slide } from "../ui/carousel/slide.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Notice } from "./notice.tsx";
import type { NoticeView } from "./notice-views.ts";

/** Folded: without its pictures, or one line where there is too little room. */
export function NoticesPanel({ notices }: { notices: NoticeView[] }) {
  const t = useText();
  if (notices.length === 0) return null;
  return (
    <>
      <RoundButton
        icon="bell"
        label={t("Notices")}
        className="notices__bell"
        aria-haspopup="dialog"
        hidden
      />
      <p className="visually-hidden" role="status" />
      <dialog className="notices__panel notices__panel--folded" aria-labelledby="notice-title-0">
        <div className="notices__head">
          <span className="notices__label">
            <Icon name="bell" />
            <span className="label">{t("Notices")}</span>
          </span>
          {notices.length > 1 && (
            <span className="notices__turn">
              <span className="notices__count figures">1 / {notices.length}</span>
              <CarouselButtons
                noun={t("notice")}
                previous={{ "data-action": "previous" }}
                next={{ "data-action": "next" }}
              />
            </span>
          )}
          <RoundButton
            icon="down"
            label={t("Whole notice")}
            className="notices__unfold"
            data-action="unfold"
            aria-expanded={false}
          />
          <RoundButton icon="close" label={t("Close notices")} data-action="close" />
        </div>
        <section
          className="notices__slides"
          aria-roledescription={t("carousel")}
          aria-label={t("Notices of the school")}
        >
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
