import { emblemShapes } from "../../../model/school/emblem-shapes.ts";

/** The emblem of the school. Its sun takes `--color-emblem-gold`, the rest the text colour. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="0 0 100 120" aria-hidden="true" fill="currentColor">
      <path fillRule="evenodd" d={emblemShapes.shield} />
      <g className="emblem__gold">
        <path d={emblemShapes.sun} stroke="none" />
        <path d={emblemShapes.rays} strokeWidth="2.6" strokeLinecap="round" />
      </g>
      <path d={emblemShapes.ridge} />
      <path fillRule="evenodd" d={emblemShapes.book} />
    </svg>
  );
}
