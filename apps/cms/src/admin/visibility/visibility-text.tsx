import type { Translator } from "../../i18n/translate.ts";
import type { Visibility } from "./visibility.ts";

type Props = { visibility: Visibility; t: Translator };

export function VisibilityText({ visibility, t }: Props) {
  if (!visibility.isOn) {
    return (
      <span className="admin-visibility admin-visibility--off">
        {t("Not visible: {reason}", { reason: visibility.reason })}
      </span>
    );
  }
  return (
    <span className="admin-visibility">
      <a href={visibility.url} target="_blank" rel="noreferrer">
        {t("On the website")}
      </a>
      {visibility.note && <> {visibility.note}</>}
    </span>
  );
}
