import { useId } from "react";
import { ridgeOutlines } from "./ridge-outlines.ts";

const layers = ["far", "middle", "near"] as const;

/** The ridgeline: layered hills that fade into haze. Used only above the footer, in the emblem, and once between two bands. */
export function Ridge() {
  const id = useId();
  return (
    <svg
      className="ridge"
      viewBox="0 0 2400 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {layers.map((layer) => (
        <g className={`ridge__${layer}`} key={layer}>
          <linearGradient id={`${id}${layer}`} x2="0" y2="1">
            <stop className="ridge__crest" />
            <stop className="ridge__haze" offset="0.7" />
          </linearGradient>
          <path d={ridgeOutlines[layer]} fill={`url(#${id}${layer})`} />
        </g>
      ))}
    </svg>
  );
}
