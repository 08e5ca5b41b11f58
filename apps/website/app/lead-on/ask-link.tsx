import { getAskAddress } from "../../model/school/actions.ts";
import { useSchool } from "../school/use-school.ts";
import { Link } from "../ui/link/link.tsx";

export function AskLink({ className }: { className: string }) {
  return (
    <Link className={className} href={getAskAddress(useSchool())}>
      Ask a question
    </Link>
  );
}
