import type { Highlight } from "@manor/contract";
import { Enhanced } from "../../islands/enhanced.tsx";
import { AttachmentLinks } from "../../ui/attachment-links.tsx";
import { ContentText } from "../../ui/content-text.tsx";
import { linkAddress } from "../../ui/link-address.ts";
import { NewTab } from "../../ui/new-tab.tsx";
import { PlayButton } from "../../ui/play-button.tsx";

/** The announcements on one line, one after the other; paused, they stand as a list (turn-ticker.ts). */
export function Ticker({ highlights }: { highlights: Highlight[] }) {
  const section = (
    <section className="ticker" aria-label="Announcements">
      <div className="ticker__row wrap">
        <h2 className="label ticker__label">Announcements</h2>
        <span className="ticker__button">{highlights.length > 1 && <PlayButton />}</span>
        <ul className="ticker__list">
          {highlights.map((highlight, index) => (
            <li className="ticker__item" key={highlight._id || index}>
              <span>
                <ContentText>{highlight.description}</ContentText>
              </span>{" "}
              <TickerLinks highlight={highlight} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
  return highlights.length > 1 ? (
    <Enhanced by="Ticker" when="load">
      {section}
    </Enhanced>
  ) : (
    section
  );
}

function TickerLinks({ highlight }: { highlight: Highlight }) {
  const url = linkAddress(highlight.url);
  return (
    <span className="ticker__links">
      <AttachmentLinks attachments={highlight.attachments} of={highlight.description} />
      {url && (
        // biome-ignore lint/a11y/noAmbiguousAnchorText: the words of the specification; the hidden text says the rest
        <a href={url} target="_blank" rel="noopener">
          Click Here
          <span className="visually-hidden">
            : <ContentText>{highlight.description}</ContentText>
          </span>
          <NewTab />
        </a>
      )}
    </span>
  );
}
