import { useId } from "react";

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

const ridgeOutlines = {
  far: "M0 200V62l28-4 33 2 38-1 30 2 61 13 25-2 13-4 55-8 31-2 27 1 24 4 52 14 30 11 59 11 5 4 29 5 42 2 34-8 32-1 21 5 63 9 46-1 16 3 26-1 57-8 23-11 21-4 26-9 38-8 35-13 19-13 23-11 48-13 78 17 32 17 11 3 43 21 14 3 32 12 41 6 36-1 9-2 31 5 19 7 52-2 52 2 38-4 12-6 17-3 24-1 19-4 23-8 9 0 47-11 41-7 30-1 31-8 29 1 36-14 74-8 50 0 67 10 23 6 84 4 66 14 28 2 38-5 54-1V200z",
  middle:
    "M0 200V118l54-4 23 2 39-1 67 3 38-1 48-6 40-9 36-1 76-13 96-3 96 8 28-3 98 9 44-4 103 9 14 4 30-1 8-3 51-6 91 0 19 4 43 3 77 9 21 0 69-14 31-2 28-8 19 1 93-7 22 4 34-1 53 7 60-5 95 3 16 3 15 0 16-4 42-5 79 1 37-8 61-7 28 4 15 5 43 4 31-1 93 8 29-1 43 4 63-3 25 4 20 0V200z",
  near: "M0 200V156l42-5 35 3 95-1 115-15 35-7 78-7 29 6 146 9 60 8 90 6 54-3 51 2 22-2 13-4 38-5 20 1 52-3 24-3 49-11 32-3 42 1 34 5 25 7 105 11 36-2 36-6 41 0 29 1 35 7 97 7 20 3 39-2 43-5 49-2 17 1 20-2 23 1 11 3 38 0 45-6 27-1 42-12 70-5 66 0 60 8 63 4 124-3 36 5 47 2V200z",
};
