import type { School } from "@manor/content-api/school";
import { href } from "../../model/pages/addresses.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { Link } from "../ui/link/link.tsx";

/** Only CBSE makes the disclosure mandatory, and prescribes this title. */
export const disclosureTitle = ({ disclosure }: School) =>
  disclosure.board === "cbse" ? "Mandatory Public Disclosure" : "Public Disclosure";

export function DisclosureLink({ className }: { className?: string }) {
  const t = useText();
  return (
    <Link className={className} href={href("disclosure")}>
      {t(disclosureTitle(useSchool()))}
    </Link>
  );
}
