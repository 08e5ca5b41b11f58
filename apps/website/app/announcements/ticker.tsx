import type { Highlight } from "@manor/content-api";
import { linkAddress } from "../../model/link-address.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { useText } from "../language/use-text.ts";
import { AttachmentLinks } from "../ui/attachment-links/attachment-links.tsx";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { NewTabLink } from "../ui/link/new-tab-link.tsx";
import { PlayButton } from "../ui/play-button/play-button.tsx";

/** Long enough to read two lines. Milliseconds. */
const INTERVAL_MS = 6_000;

/** The announcements on one line, one after the other; paused, they show as a list (enhancements/rotator.ts). */
export function Ticker({ announcements }: { announcements: Highlight[] }) {
  const t = useText();
  const section = (
    <section className="ticker" aria-label={t("Announcements")}>
      <div className="ticker__row wrap">
        <h2 className="label ticker__label">{t("Announcements")}</h2>
        <span className="ticker__button">
          {announcements.length > 1 && (
            <PlayButton pause={t("Pause announcements")} play={t("Play announcements")} />
          )}
        </span>
        <ul className="ticker__list" data-view="">
          {announcements.map((announcement, index) => (
            <li className="ticker__item" key={announcement._id || index}>
              <span>
                <ContentText>{announcement.description}</ContentText>
              </span>{" "}
              <TickerLinks announcement={announcement} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
  return announcements.length > 1 ? (
    <Enhancement
      is="rotator"
      when="load"
      className="ticker-root"
      data-every={INTERVAL_MS}
      data-stops-on="a"
    >
      {section}
    </Enhancement>
  ) : (
    section
  );
}

function TickerLinks({ announcement }: { announcement: Highlight }) {
  const t = useText();
  const url = linkAddress(announcement.url);
  return (
    <span className="ticker__links">
      <AttachmentLinks attachments={announcement.attachments} title={announcement.description} />
      {url && (
        <NewTabLink href={url}>
          {t("Click Here")}
          <span className="visually-hidden">
            : <ContentText>{announcement.description}</ContentText>
          </span>
        </NewTabLink>
      )}
    </span>
  );
}
