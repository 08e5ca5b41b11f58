import { shareAddress } from "../../model/pages/addresses.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { useText } from "../language/use-text.ts";
import { Link } from "../ui/link/link.tsx";

/** Shares the page at a path: with the browser's share sheet where there is one, else on the share page. */
export function ShareLink({ path }: { path: string }) {
  const t = useText();
  return (
    <Enhancement is="share" className="share-link">
      <Link href={shareAddress(path)}>{t("Share this page")}</Link>
    </Enhancement>
  );
}
