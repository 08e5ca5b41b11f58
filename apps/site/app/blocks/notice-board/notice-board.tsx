import { Enhanced } from "../../islands/enhanced.tsx";
import { STAY_TUNED } from "../../rules/words.ts";
import { AttachmentLinks } from "../../ui/attachment-links.tsx";
import { Card } from "../../ui/card.tsx";
import { ContentText } from "../../ui/content-text.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Notice } from "./notices.ts";
import { type BoardTab, boardTabs, isOnTab } from "./tabs.ts";

type NoticeBoardProps = { notices: Notice[]; tab: BoardTab; fallbackPicture: string };

/**
 * News and events, two cards at a time, with a filter. All cards are in the HTML; those of another tab are
 * hidden. Without a script the tabs are links and the cards a list that scrolls sideways.
 */
export function NoticeBoard({ notices, tab, fallbackPicture }: NoticeBoardProps) {
  const shown = notices.filter((notice) => isOnTab(notice.kind, tab));
  return (
    <Enhanced by="NoticeBoardTabs" className="notice-board">
      <div className="notice-board__head">
        <h2>From the notice board</h2>
        <div className="notice-board__choice">
          <div className="tabs">
            {boardTabs.map(({ key, label }) => (
              <a
                key={key}
                id={`notices-${key}`}
                className="tabs__tab"
                href={key === "all" ? "/#notice-board" : `/?tab=${key}#notice-board`}
                aria-current={key === tab ? "true" : undefined}
                data-tab={key}
              >
                {label}
              </a>
            ))}
          </div>
          <div className="carousel__controls">
            <button type="button" className="round-button" aria-label="Previous cards" hidden>
              <Icon name="previous" />
            </button>
            <button type="button" className="round-button" aria-label="Next cards" hidden>
              <Icon name="next" />
            </button>
          </div>
        </div>
      </div>
      <div id="notices-panel">
        <section
          className="notice-board__slider"
          aria-roledescription="carousel"
          aria-label="Cards of events and news"
          data-count={shown.length}
          hidden={shown.length === 0}
        >
          <div className="carousel__viewport slider__viewport">
            <div className="carousel__slides">
              {notices.map((notice) => (
                // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
                <div
                  key={notice.href}
                  className="carousel__slide"
                  role="group"
                  aria-roledescription="slide"
                  aria-label={
                    shown.includes(notice)
                      ? `${shown.indexOf(notice) + 1} of ${shown.length}`
                      : undefined
                  }
                  data-kind={notice.kind}
                  hidden={!shown.includes(notice)}
                >
                  <NoticeCard notice={notice} fallbackPicture={fallbackPicture} />
                </div>
              ))}
            </div>
          </div>
        </section>
        <div className="notice-board__empty" hidden={shown.length > 0}>
          <EmptyState words={STAY_TUNED} />
        </div>
      </div>
    </Enhanced>
  );
}

function NoticeCard({ notice, fallbackPicture }: { notice: Notice; fallbackPicture: string }) {
  const meta = (
    <>
      <span className="label">{notice.kind}</span>
      {notice.printedDay && <time dateTime={notice.day}>{notice.printedDay}</time>}
      {notice.place && (
        <span>
          <ContentText>{notice.place}</ContentText>
        </span>
      )}
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
