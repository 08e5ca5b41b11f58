import { ContentText } from "../ui/content-text/content-text.tsx";
import { Portrait } from "../ui/portrait/portrait.tsx";
import { Slider } from "../ui/slider/slider.tsx";
import { emptyTopper } from "./empty-topper.ts";
import type { Roll, ShownTopper } from "./to-rolls.ts";

/** The rolls of both classes, one below the other; an empty one shows the placeholder (R34). */
export function Rolls({ rolls }: { rolls: Roll[] }) {
  return rolls.map((roll) => (
    <Slider
      key={roll.class}
      className={roll.toppers.length > 0 ? "roll" : "roll roll--empty"}
      label={`Class ${roll.class} toppers`}
      things={`toppers of Class ${roll.class}`}
      head={<h3 className="roll__title">Class {roll.class}</h3>}
      slides={
        roll.toppers.length > 0
          ? roll.toppers.map((topper) => ({ key: topper.key, content: <Card topper={topper} /> }))
          : [{ key: "empty", content: <Placeholder roll={roll} /> }]
      }
    />
  ));
}

function Card({ topper }: { topper: ShownTopper }) {
  const isPercentage = topper.marks.endsWith("%");
  return (
    <div className="roll__card">
      <Portrait picture={topper.photo} name={topper.name} />
      <p className="roll__marks figures">
        <span className="label roll__label">Marks</span>
        <span className="roll__figure">
          {isPercentage ? topper.marks.slice(0, -1) : topper.marks || "-"}
          {isPercentage && <span className="roll__percent">%</span>}
        </span>
      </p>
      <h4 className="roll__name">
        <ContentText>{topper.name}</ContentText>
      </h4>
      {topper.stream && (
        <p className="roll__stream">
          <ContentText>{topper.stream}</ContentText>
        </p>
      )}
    </div>
  );
}

function Placeholder({ roll }: { roll: Roll }) {
  return (
    <div className="roll__card roll__card--empty">
      <Portrait picture="" name={emptyTopper.name} />
      <p className="roll__name">{emptyTopper.name}</p>
      <p className="visually-hidden">
        There is no result of Class {roll.class} for {roll.session} yet.
      </p>
      <a className="more-link" href={roll.href}>
        Class {roll.class} toppers
      </a>
    </div>
  );
}
