import { dottedDay } from "../../../model/dates/day.ts";
import { href } from "../../../model/pages/addresses.ts";
import { Enhancement } from "../../enhancements/enhancement.tsx";
import { RichText } from "../../language/rich-text.tsx";
import { useText } from "../../language/use-text.ts";
import { writeListQuery } from "../../lists/list-view.ts";
import { AttachmentLinks } from "../../ui/attachment-links/attachment-links.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Slide } from "../../ui/carousel/slide.tsx";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Link } from "../../ui/link/link.tsx";
import { SliderControls } from "../../ui/slider/slider-controls.tsx";
import {
  isOnTab,
  type LatestRecord,
  type LatestRecords,
  type LatestTab,
  latestTabs,
} from "./latest-records.ts";

type LatestProps = LatestRecords & { tab: LatestTab };

/** All cards are in the HTML; the script hides those of other tabs. Without it the tabs are links. */
export function Latest({ records, more, tab }: LatestProps) {
  const t = useText();
  const shown = records.filter((record) => isOnTab(record.kind, tab));
  const tabsWith = (cards: boolean) =>
    tabsWhere((key) => records.some(({ kind }) => isOnTab(kind, key)) === cards);
  return (
    <Enhancement is="tabs scroller" className="latest">
      <div className="latest__head">
        <h2>{t("From the notice board")}</h2>
        <div className="latest__choice">
          <div className="tabs" data-tabs={t("Events and news")}>
            {latestTabs.map(({ key, label }) => (
              <Link
                key={key}
                id={`latest-${key}`}
                className="tabs__tab"
                href={key === "all" ? "/#notice-board" : `/?tab=${key}#notice-board`}
                aria-current={key === tab ? "true" : undefined}
                data-panel="latest-panel"
                data-tab={key}
              >
                {t(label)}
              </Link>
            ))}
          </div>
          <SliderControls noun={t("cards")} />
        </div>
      </div>
      <div id="latest-panel">
        <section
          className="latest__slider"
          aria-roledescription={t("carousel")}
          aria-label={t("Latest events and news")}
          data-count={records.length}
          data-on-tabs={tabsWith(true)}
          hidden={shown.length === 0}
        >
          <div className="carousel__viewport slider__viewport" data-view="">
            <div className="carousel__slides">
              {records.map((record) => (
                <Slide
                  key={record.href ?? `${record.kind} ${record.title}`}
                  position={shown.includes(record) ? shown.indexOf(record) + 1 : undefined}
                  count={shown.length}
                  data-on-tabs={tabsWhere((key) => isOnTab(record.kind, key))}
                  hidden={!shown.includes(record)}
                >
                  <LatestCard record={record} />
                </Slide>
              ))}
            </div>
          </div>
        </section>
        <div className="latest__empty" data-on-tabs={tabsWith(false)} hidden={shown.length > 0}>
          <EmptyState />
        </div>
        <MoreLinks more={more} tab={tab} />
      </div>
    </Enhancement>
  );
}

const allYearsQuery = writeListQuery({ year: "all", month: "all", search: "" });

function MoreLinks({ more, tab }: Pick<LatestProps, "more" | "tab">) {
  const t = useText();
  const links = [
    { kind: "News", count: more.news, one: "news item", many: "news items", list: href("news") },
    { kind: "Event", count: more.events, one: "event", many: "events", list: href("events") },
  ] as const;
  return (
    <p className="latest__more">
      {links
        .filter(({ count }) => count > 0)
        .map(({ kind, count, one, many, list }) => (
          <Link
            key={kind}
            className="more-link"
            href={list + allYearsQuery}
            data-on-tabs={tabsWhere((key) => isOnTab(kind, key))}
            hidden={!isOnTab(kind, tab)}
          >
            <RichText
              phrase="{count} more {noun}"
              values={{ count, noun: t(count === 1 ? one : many) }}
            />
          </Link>
        ))}
    </p>
  );
}

const tabsWhere = (condition: (tab: LatestTab) => boolean): string =>
  latestTabs
    .map(({ key }) => key)
    .filter(condition)
    .join(" ");

function LatestCard({ record }: { record: LatestRecord }) {
  const t = useText();
  const meta = (
    <>
      <span className="label">{t(record.kind)}</span>
      {record.day && <time dateTime={record.day}>{dottedDay(record.day)}</time>}
      {record.place && (
        <span>
          <ContentText>{record.place}</ContentText>
        </span>
      )}
    </>
  );
  return (
    <Card
      picture={record.picture}
      day={record.day}
      title={record.title}
      href={record.href}
      meta={meta}
      text={record.text}
      sizes="(max-width: 576px) calc(100vw - 40px), (max-width: 1312px) 45vw, 580px"
    >
      {record.attachments.length > 0 && (
        <AttachmentLinks attachments={record.attachments} title={record.title} />
      )}
    </Card>
  );
}
