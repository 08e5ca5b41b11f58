import type { Birthday } from "@manor/content-api";
import { useEffect, useState } from "react";
import { type Day, dayAndMonth } from "../../model/dates/day.ts";
import { useMedia } from "../islands/use-media.ts";
import { useText } from "../language/use-text.ts";
import { CarouselButtons } from "../ui/carousel/carousel-buttons.tsx";
import { Slide } from "../ui/carousel/slide.tsx";
import { useCarousel } from "../ui/carousel/use-carousel.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Portrait } from "../ui/portrait/portrait.tsx";
import { type CurrentBirthdays, fetchBirthdays } from "./fetch-birthdays.ts";

const PHONE_QUERY = "(max-width: 640px)";

type BirthdaysProps = {
  today: Day;
  empty: string;
};

/** Both blocks. The browser fetches the names; they are never part of the page's HTML (R40). */
export default function Birthdays({ today, empty }: BirthdaysProps) {
  const t = useText();
  const [birthdays, setBirthdays] = useState<CurrentBirthdays>();
  useEffect(() => {
    void fetchBirthdays(today).then(setBirthdays);
  }, [today]);
  return (
    <div className="birthdays" aria-busy={!birthdays}>
      <div>
        <h3 className="birthdays__title">{t("Today’s birthdays")}</h3>
        {birthdays ? <TodayBirthdays birthdays={birthdays.today} empty={empty} /> : <Loading />}
      </div>
      <div>
        <h3 className="birthdays__title">{t("This month’s birthdays")}</h3>
        {birthdays ? <MonthBirthdays birthdays={birthdays.month} empty={empty} /> : <Loading />}
      </div>
    </div>
  );
}

/** Also shown without JavaScript. */
function Loading() {
  const t = useText();
  return (
    <p className="birthdays__quiet">
      {t("Loading birthdays…")}
      <noscript>{` ${t("This needs JavaScript.")}`}</noscript>
    </p>
  );
}

type ListProps = { birthdays: Birthday[]; empty: string };

function TodayBirthdays({ birthdays, empty }: ListProps) {
  const t = useText();
  const perView = useMedia(PHONE_QUERY) ? 1 : 2;
  const carousel = useCarousel();
  const views = Array.from({ length: Math.ceil(birthdays.length / perView) }, (_, view) =>
    birthdays.slice(view * perView, (view + 1) * perView),
  );
  if (views.length === 0) return <p className="birthdays__quiet">{empty}</p>;
  return (
    <section aria-roledescription={t("carousel")} aria-label={t("Today’s birthdays")}>
      <div className="carousel__viewport" ref={carousel.viewportRef}>
        <div className="carousel__slides" aria-live="polite">
          {views.map((view, index) => (
            <Slide
              key={view[0]?._id || index}
              className="carousel__slide birthdays__view"
              position={index + 1}
              count={views.length}
              inert={index !== carousel.selected}
            >
              {view.map((birthday) => (
                <div className="birthdays__card" key={birthday._id || birthday.name}>
                  <Portrait picture={birthday.attachments[0] ?? ""} name={birthday.name} />
                  <p>
                    <b className="birthdays__name">
                      <ContentText>{birthday.name}</ContentText>
                    </b>
                    <span className="birthdays__note">{birthday.class}</span>
                    <span className="birthdays__note">{dayAndMonth(birthday.date, t)}</span>
                  </p>
                </div>
              ))}
            </Slide>
          ))}
        </div>
      </div>
      {views.length > 1 && (
        <div className="carousel__controls birthdays__controls">
          <CarouselButtons noun={t("birthdays")} {...carousel.buttons} />
        </div>
      )}
    </section>
  );
}

function MonthBirthdays({ birthdays, empty }: ListProps) {
  const t = useText();
  const collapsedCount = useMedia(PHONE_QUERY) ? 3 : 10;
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? birthdays : birthdays.slice(0, collapsedCount);
  if (birthdays.length === 0) return <p className="birthdays__quiet">{empty}</p>;
  return (
    <>
      <ul className="birthdays__list" id="birthdays-of-month">
        {shown.map((birthday) => (
          <li className="birthdays__row" key={birthday._id || birthday.name + birthday.date}>
            <Portrait picture={birthday.attachments[0] ?? ""} name={birthday.name} size="small" />
            <span>
              <b className="birthdays__name">
                <ContentText>{birthday.name}</ContentText>
              </b>
              <span className="birthdays__note">{birthday.class}</span>
            </span>
            <span className="birthdays__day figures">{dayAndMonth(birthday.date, t)}</span>
          </li>
        ))}
      </ul>
      {birthdays.length > collapsedCount && (
        <button
          type="button"
          className="button button--quiet birthdays__more"
          aria-expanded={isOpen}
          aria-controls="birthdays-of-month"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t("Show fewer") : t("Show all {count}", { count: birthdays.length })}
        </button>
      )}
    </>
  );
}
