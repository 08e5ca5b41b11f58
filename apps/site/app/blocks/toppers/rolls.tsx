import { emptyTopper } from "../../rules/words.ts";
import { ContentText } from "../../ui/content-text.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { Slider } from "../slider/slider.tsx";
import type { Honour, Roll } from "./honours.ts";

/** The rolls of both classes, one below the other; an empty one shows the placeholder (R34). */
export function Rolls({ rolls }: { rolls: Roll[] }) {
  return rolls.map((roll) => (
    <Slider
      key={roll.class}
      className={roll.honours.length > 0 ? "roll" : "roll roll--empty"}
      label={`Class ${roll.class} toppers`}
      things={`toppers of Class ${roll.class}`}
      head={<h3 className="roll__title">Class {roll.class}</h3>}
      slides={
        roll.honours.length > 0
          ? roll.honours.map((honour) => ({ key: honour.key, content: <Card honour={honour} /> }))
          : [{ key: "empty", content: <Placeholder roll={roll} /> }]
      }
    />
  ));
}

function Card({ honour }: { honour: Honour }) {
  const isPercentage = honour.marks.endsWith("%");
  return (
    <div className="roll__card">
      <Portrait picture={honour.photo} name={honour.name} />
      <p className="roll__marks figures">
        <span className="label roll__label">Marks</span>
        <span className="roll__figure">
          {isPercentage ? honour.marks.slice(0, -1) : honour.marks || "-"}
          {isPercentage && <span className="roll__percent">%</span>}
        </span>
      </p>
      <h4 className="roll__name">
        <ContentText>{honour.name}</ContentText>
      </h4>
      {honour.stream && (
        <p className="roll__stream">
          <ContentText>{honour.stream}</ContentText>
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
