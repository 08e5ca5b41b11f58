import {
  type FeedName,
  feedAddress,
  feedFormats,
  webcalAddress,
} from "../../model/feeds/feed-addresses.ts";
import { useText } from "../language/use-text.ts";
import { useOrigin } from "../use-origin.ts";

export function Subscribe({ name }: { name: FeedName }) {
  const t = useText();
  const origin = useOrigin();
  const formats: readonly string[] = feedFormats[name].formats;
  return (
    <p className="subscribe">
      {formats.includes("ics") && (
        <a href={webcalAddress(origin, name)}>{t("Subscribe in a calendar app")}</a>
      )}
      {formats.includes("atom") && <a href={feedAddress(name, "atom")}>{t("Subscribe by RSS")}</a>}
    </p>
  );
}
