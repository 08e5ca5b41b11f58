import { schoolPicture } from "../../school/pictures.ts";
import type { Examples } from "../examples.ts";
import { Card } from "./card.tsx";

const common = { picture: "", fallbackPicture: schoolPicture };
const text =
  "Two lines of text are shown, and what goes on after them is cut off, because the page of the record has the full text and a card should only make one curious.";

export default {
  piece: "Card",
  use: "A record in a list. The whole card is the target of its one link.",
  examples: [
    {
      name: "With a date, without one, and with a title that needs room",
      show: (
        <div className="cards wrap">
          <Card {...common} day="2026-11-28" title="Cricket final" href="/Events" text={text} />
          <Card {...common} day="" title="वार्षिक खेल दिवस" meta="28.11.2026" text={text} />
          <Card
            {...common}
            day="2026-03-01"
            title="A title of many words that runs on over the second line and perhaps into a third"
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
