import type { Alert } from "@manor/content-api";
import { linkAddress } from "../../model/link-address.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";

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
