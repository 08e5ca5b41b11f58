import type { School } from "@manor/content-api/school";
import { href } from "../../model/pages/addresses.ts";
import { useSchool } from "../school/use-school.ts";
import { Link } from "../ui/link/link.tsx";

/** Only CBSE makes the disclosure mandatory, and prescribes this title. */
export const disclosureTitle = ({ disclosure }: School): string =>
  disclosure.board === "cbse" ? "Mandatory Public Disclosure" : "Public Disclosure";

export function DisclosureLink({ className }: { className?: string }) {
  return (
    <Link className={className} href={href("disclosure")}>
      {disclosureTitle(useSchool())}
    </Link>
  );
}
