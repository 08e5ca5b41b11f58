import type { Examples } from "../examples.ts";

export default {
  component: "Callout",
  usage: "A short message: dates, a confirmation or an error.",
  examples: [
    {
      name: "Plain",
      element: (
        <div className="wrap">
          <div className="callout">
            <p>The window for this season has closed.</p>
            <p>Please ask the school office for the next one.</p>
          </div>
        </div>
      ),
    },
    {
      name: "Alert",
      element: (
        <div className="wrap">
          <div className="callout callout--alert">
            <p>Your message was not sent.</p>
          </div>
        </div>
      ),
    },
  ],
} satisfies Examples;
