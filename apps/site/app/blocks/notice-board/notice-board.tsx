import { STAY_TUNED } from "../../rules/words.ts";
import { AttachmentLinks } from "../../ui/attachment-links.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useAlive } from "../../ui/use-alive.ts";
import { useCarousel } from "../../ui/use-carousel.ts";
import { useTabs } from "../../ui/use-tabs.ts";
import type { Notice } from "./notices.ts";

const tabs = [
  { label: "All", shows: () => true },
  { label: "News", shows: ({ kind }: Notice) => kind === "News" },
  { label: "Events", shows: ({ kind }: Notice) => kind === "Event" },
];

/** News and events, two cards at a time; without a script, a list that scrolls sideways. */
export default function NoticeBoard({
  notices,
  fallbackPicture,
}: {
  notices: Notice[];
  fallbackPicture: string;
}) {
  const alive = useAlive();
  const { active, tabProps, panelProps } = useTabs(tabs.length);
  const shown = notices.filter(tabs[active]?.shows ?? (() => true));
  return (
    <>
      <div className="band__head">
        <h2>From the notice board</h2>
        <div
          className="tabs notice-board__tabs"
          {...(alive ? { role: "tablist", "aria-label": "Events and news" } : {})}
        >
          {alive &&
            tabs.map(({ label }, index) => (
              <button key={label} className="tabs__tab" {...tabProps(index)}>
                {label}
              </button>
            ))}
        </div>
      </div>
      <div {...(alive ? panelProps(active) : {})}>
        {shown.length === 0 ? (
          <EmptyState words={STAY_TUNED} />
        ) : (
          <Slider key={active} notices={shown} fallbackPicture={fallbackPicture} />
        )}
      </div>
    </>
  );
}

function Slider({ notices, fallbackPicture }: { notices: Notice[]; fallbackPicture: string }) {
  const alive = useAlive();
  const carousel = useCarousel({ align: "start", containScroll: "trimSnaps" });
  const isSingle = notices.length === 1;
  return (
    <section
      className="notice-board"
      aria-roledescription="carousel"
      aria-label="Cards of events and news"
    >
      <div className="carousel__viewport notice-board__viewport" ref={carousel.viewportRef}>
        <div className="carousel__slides notice-board__slides">
          {notices.map((notice, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
            <div
              key={notice.href}
              className={
                isSingle
                  ? "carousel__slide notice-board__slide notice-board__slide--single"
                  : "carousel__slide notice-board__slide"
              }
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${notices.length}`}
            >
              <NoticeCard notice={notice} fallbackPicture={fallbackPicture} />
            </div>
          ))}
        </div>
      </div>
      <div className="carousel__controls notice-board__controls">
        {alive && carousel.stops > 1 && (
          <>
            <button
              type="button"
              className="round-button"
              aria-label="Previous cards"
              aria-disabled={!carousel.canGoBack}
              onClick={carousel.previous}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              className="round-button"
              aria-label="Next cards"
              aria-disabled={!carousel.canGoOn}
              onClick={carousel.next}
            >
              <Icon name="next" />
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function NoticeCard({ notice, fallbackPicture }: { notice: Notice; fallbackPicture: string }) {
  const meta = (
    <>
      <span className="label">{notice.kind}</span>
      {notice.printedDay && <time dateTime={notice.day}>{notice.printedDay}</time>}
      {notice.place && <span>{notice.place}</span>}
    </>
  );
  return (
    <Card
      picture={notice.picture}
      fallbackPicture={fallbackPicture}
      day={notice.day}
      title={notice.title}
      href={notice.href}
      meta={meta}
      text={notice.text}
      sizes="(max-width: 576px) 90vw, 460px"
    >
      {notice.attachments.length > 0 && (
        <AttachmentLinks attachments={notice.attachments} of={notice.title} />
      )}
    </Card>
  );
}
