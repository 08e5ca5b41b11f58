import { type FeedName, feedAddress, feedForms, webcalAddress } from "../feed-addresses.ts";
import { useOrigin } from "../use-origin.ts";

/** Links to subscribe to feeds. */
export function Subscribe({ name }: { name: FeedName }) {
  const origin = useOrigin();
  const forms: readonly string[] = feedForms[name].forms;
  return (
    <p className="subscribe">
      {forms.includes("ics") && (
        <a href={webcalAddress(origin, name)}>Subscribe in your calendar</a>
      )}
      {forms.includes("atom") && <a href={feedAddress(name, "atom")}>Follow in a news reader</a>}
    </p>
  );
}
