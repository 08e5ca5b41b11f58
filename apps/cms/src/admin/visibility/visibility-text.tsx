import type { Say } from "../../i18n/say.ts";
import type { Visibility } from "../../visibility/visibility.ts";

type Props = { visibility: Visibility; website: string; say: Say };

/** “On the website”, with the way there, or “Not on the website, because …”. */
export function VisibilityText({ visibility, website, say }: Props) {
  if (!visibility.isOn) {
    return (
      <span className="admin-visibility admin-visibility--off">
        {say("Not visible: {reason}", { reason: visibility.because })}
      </span>
    );
  }
  return (
    <span className="admin-visibility">
      <a href={website + visibility.page} target="_blank" rel="noreferrer">
        {say("On the website")}
      </a>
      {visibility.note && <> {visibility.note}</>}
    </span>
  );
}
