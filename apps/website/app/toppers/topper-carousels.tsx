import type { Topper } from "@manor/content-api";
import { RichText } from "../language/rich-text.tsx";
import { useText } from "../language/use-text.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Link } from "../ui/link/link.tsx";
import { Portrait } from "../ui/portrait/portrait.tsx";
import { Slider } from "../ui/slider/slider.tsx";
import { emptyTopper, printMarks } from "./marks.ts";
import type { TopperCarousel } from "./topper-view.ts";

type TopperCarouselsProps = {
  carousels: TopperCarousel[];
  /** Prints marks with a percent sign (R36). */
  hasPercent: boolean;
};

/** The carousels of both classes; an empty one shows the placeholder (R34). */
export function TopperCarousels({ carousels, hasPercent }: TopperCarouselsProps) {
  const t = useText();
  return carousels.map((carousel) => (
    <Slider
      key={carousel.class}
      className={
        carousel.toppers.length > 0 ? "topper-carousel" : "topper-carousel topper-carousel--empty"
      }
      label={t("Class {name} toppers", { name: carousel.class })}
      noun={t("toppers of Class {name}", { name: carousel.class })}
      heading={
        <h3 className="topper-carousel__title">
          <RichText phrase="Class {name}" values={{ name: carousel.class }} />
        </h3>
      }
      slides={
        carousel.toppers.length > 0
          ? carousel.toppers.map((topper, index) => ({
              key: topper._id || String(index),
              content: <Card topper={topper} marks={printMarks(topper.division, hasPercent)} />,
            }))
          : [{ key: "empty", content: <Placeholder carousel={carousel} /> }]
      }
    />
  ));
}

function Card({ topper, marks }: { topper: Topper; marks: string }) {
  const t = useText();
  const isPercentage = marks.endsWith("%");
  return (
    <div className="topper-carousel__card">
      <Portrait picture={topper.attachments[0] ?? ""} name={topper.name} />
      <p className="topper-carousel__marks figures">
        <span className="label topper-carousel__label">{t("Marks")}</span>
        <span className="topper-carousel__figure">
          {isPercentage ? marks.slice(0, -1) : marks || "-"}
          {isPercentage && <span className="topper-carousel__percent">%</span>}
        </span>
      </p>
      <h4 className="topper-carousel__name">
        <ContentText>{topper.name}</ContentText>
      </h4>
      {topper.stream && (
        <p className="topper-carousel__stream">
          <ContentText>{topper.stream}</ContentText>
        </p>
      )}
    </div>
  );
}

function Placeholder({ carousel }: { carousel: TopperCarousel }) {
  const t = useText();
  return (
    <div className="topper-carousel__card topper-carousel__card--empty">
      <Portrait picture="" name={t(emptyTopper.name)} />
      <p className="topper-carousel__name">{t(emptyTopper.name)}</p>
      <p className="visually-hidden">
        <RichText
          phrase="No results for Class {name} in {session} yet."
          values={{ name: carousel.class, session: carousel.session }}
        />
      </p>
      <Link className="more-link" href={carousel.href}>
        <RichText phrase="Class {name} toppers" values={{ name: carousel.class }} />
      </Link>
    </div>
  );
}
