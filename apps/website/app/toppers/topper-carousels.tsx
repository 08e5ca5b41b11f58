import type { Topper } from "@manor/content-api";
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
  return carousels.map((carousel) => (
    <Slider
      key={carousel.class}
      className={
        carousel.toppers.length > 0 ? "topper-carousel" : "topper-carousel topper-carousel--empty"
      }
      label={`Class ${carousel.class} toppers`}
      noun={`toppers of Class ${carousel.class}`}
      heading={<h3 className="topper-carousel__title">Class {carousel.class}</h3>}
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
  const isPercentage = marks.endsWith("%");
  return (
    <div className="topper-carousel__card">
      <Portrait picture={topper.attachments[0] ?? ""} name={topper.name} />
      <p className="topper-carousel__marks figures">
        <span className="label topper-carousel__label">Marks</span>
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
  return (
    <div className="topper-carousel__card topper-carousel__card--empty">
      <Portrait picture="" name={emptyTopper.name} />
      <p className="topper-carousel__name">{emptyTopper.name}</p>
      <p className="visually-hidden">
        No results for Class {carousel.class} in {carousel.session} yet.
      </p>
      <Link className="more-link" href={carousel.href}>
        Class {carousel.class} toppers
      </Link>
    </div>
  );
}
