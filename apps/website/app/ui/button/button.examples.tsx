import type { Examples } from "../examples.ts";
import { RoundButton } from "./round-button.tsx";

const round = (
  <div className="carousel__controls wrap">
    <RoundButton icon="previous" label="Previous" />
    <RoundButton icon="next" label="Next" aria-disabled="true" />
  </div>
);

export default {
  piece: "Button",
  use: "Brass for the one thing to do, a frame for the rest, round for an icon alone.",
  examples: [
    {
      name: "Brass, quiet, and at rest while something is sent",
      show: (
        <div className="carousel__controls wrap">
          <button type="button" className="button">
            Send
          </button>
          <button type="button" className="button button--quiet">
            Show
          </button>
          <button type="button" className="button" aria-disabled="true">
            Sending
          </button>
        </div>
      ),
    },
    { name: "Round, and with nowhere to go", show: round },
    { name: "Round on pine", show: round, onPine: true },
  ],
} satisfies Examples;
