import type { Examples } from "../examples.ts";
import { Card } from "./card.tsx";

const text =
  "A card with a link shows two lines of text. The rest is cut off, because the page of the record has the full text. A card without a link shows all of it.";

export default {
  component: "Card",
  usage: "A record in a list. The whole card is the target of its one link.",
  examples: [
    {
      name: "With a date, without a date, and with a long title",
      element: (
        <div className="cards wrap">
          <Card picture="" day="2026-11-28" title="Cricket final" href="/Events" text={text} />
          <Card picture="" day="" title="वार्षिक खेल दिवस" meta="28.11.2026" text={text} />
          <Card
            picture=""
            day="2026-03-01"
            title="A long title that needs a second line and perhaps a third on a narrow screen"
            href="/News"
          >
            <a className="more-link" href="/documents/academics.pdf">
              View Attachment
            </a>
          </Card>
        </div>
      ),
    },
  ],
} satisfies Examples;
