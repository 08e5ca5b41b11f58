import type { Alert } from "@manor/content-api";
import { linkAddress } from "../../model/link-address.ts";
import { useText } from "../language/use-text.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Link } from "../ui/link/link.tsx";

export function AlertBar({ alert: { text, url } }: { alert: Alert }) {
  const t = useText();
  const address = linkAddress(url);
  return (
    <section className="alert-bar" aria-label={t("Urgent notice")}>
      <p className="wrap">
        <strong>{t("Urgent notice:")}</strong> <ContentText>{text}</ContentText>{" "}
        {address && <Link href={address}>{t("Read more")}</Link>}
      </p>
    </section>
  );
}
