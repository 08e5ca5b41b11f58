import type { Say } from "../i18n/say.ts";
import type { Standing } from "../website/standing.ts";

type Props = { standing: Standing; website: string; say: Say };

/** “On the website”, with the way there, or “Not on the website, because …”. */
export function StandingSentence({ standing, website, say }: Props) {
  if (!standing.isOn) {
    return (
      <span className="admin-standing admin-standing--off">
        {say("Not on the website, because {reason}", { reason: standing.because })}
      </span>
    );
  }
  return (
    <span className="admin-standing">
      <a href={website + standing.page} target="_blank" rel="noreferrer">
        {say("On the website")}
      </a>
      {standing.note && <> {standing.note}</>}
    </span>
  );
}
