import type { Examples } from "../examples.ts";
import { RoundButton } from "./round-button.tsx";

const round = (
  <div className="carousel__controls wrap">
    <RoundButton icon="previous" label="Previous" />
    <RoundButton icon="next" label="Next" aria-disabled="true" />
  </div>
);

export default {
  component: "Button",
  usage: "Brass for the main action, outlined for the others, round for an icon alone.",
  examples: [
    {
      name: "Main, secondary and disabled",
      element: (
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
    { name: "Round, and disabled", element: round },
    { name: "Round on pine", element: round, onPine: true },
  ],
} satisfies Examples;
