import type { Examples } from "../examples.ts";
import { Callout } from "./callout.tsx";

export default {
  component: "Callout",
  usage: "A short message: dates, a confirmation or an error.",
  examples: [
    {
      name: "Plain",
      element: (
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
      element: (
        <div className="wrap">
          <Callout tone="alert">
            <p>Your message was not sent.</p>
          </Callout>
        </div>
      ),
    },
  ],
} satisfies Examples;
