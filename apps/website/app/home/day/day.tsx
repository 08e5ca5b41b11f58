import { toTimeText } from "../../../model/dates/time-text.ts";
import { fillFacts } from "../../../model/school/fact-text.ts";
import { tallPictureSource } from "../../../model/school/picture-source.ts";
import { useLanguage } from "../../language/use-language.ts";
import { useSchool } from "../../school/use-school.ts";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Slider } from "../../ui/slider/slider.tsx";

/** A day in the house, from morning to night, in a row that scrolls. Shows nothing when the list is empty. */
export function Day() {
  const { t, language } = useLanguage();
  const school = useSchool();
  const { title, note, moments } = school.day;
  if (moments.length === 0) return null;
  return (
    <section className="band day" aria-labelledby="day-title">
      <div className="wrap reveal">
        <Slider
          className="day__row"
          label={t("Hours of the day")}
          noun={t("hours")}
          heading={
            <div>
              <h2 className="day__title" id="day-title">
                <ContentText>{title}</ContentText>
              </h2>
              {note && (
                <p className="day__note">
                  <ContentText>{fillFacts(school, note)}</ContentText>
                </p>
              )}
            </div>
          }
          slides={moments.map(({ time, name, sentence, picture }) => ({
            key: `${time} ${name}`,
            content: (
              <figure className="day__moment">
                <Picture
                  src={tallPictureSource(picture)}
                  className="day__picture"
                  alt=""
                  sizes="(max-width: 640px) 52vw, (max-width: 900px) 42vw, 26vw"
                  widths={[320, 480, 640, 960]}
                  width={4}
                  height={5}
                />
                <figcaption>
                  <p className="day__time figures">{toTimeText(time, language)}</p>
                  <h3 className="day__name">
                    <ContentText>{name}</ContentText>
                  </h3>
                  <p className="day__sentence">
                    <ContentText>{fillFacts(school, sentence)}</ContentText>
                  </p>
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  );
}
