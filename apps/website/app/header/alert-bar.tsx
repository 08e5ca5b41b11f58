import type { Alert } from "@manor/content-api";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { linkAddress } from "../ui/link/link-address.ts";

/** The emergency banner above everything else. Rendered by the server, so it causes no layout shift. */
export function AlertBar({ alert: { text, url } }: { alert: Alert }) {
  const address = linkAddress(url);
  return (
    <section className="alert-bar" aria-label="Urgent notice">
      <p className="wrap">
        <strong>Urgent notice:</strong> <ContentText>{text}</ContentText>{" "}
        {address && <a href={address}>Read more</a>}
      </p>
    </section>
  );
}
