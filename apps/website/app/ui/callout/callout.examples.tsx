import type { Examples } from "../examples.ts";
import { Callout } from "./callout.tsx";

export default {
  piece: "Callout",
  use: "A few lines set apart: a season's dates, a receipt, a failure.",
  examples: [
    {
      name: "Plain",
      show: (
        <div className="wrap">
          <Callout>
            <p>The window for this season has closed.</p>
            <p>Please ask the school office for the next one.</p>
          </Callout>
        </div>
      ),
    },
    {
      name: "Alert",
      show: (
        <div className="wrap">
          <Callout tone="alert">
            <p>Your message was not sent.</p>
          </Callout>
        </div>
      ),
    },
  ],
} satisfies Examples;
