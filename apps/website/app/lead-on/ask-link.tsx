import { getAskAddress } from "../../model/school/actions.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { Link } from "../ui/link/link.tsx";

export function AskLink({ className }: { className: string }) {
  const t = useText();
  return (
    <Link className={className} href={getAskAddress(useSchool())}>
      {t("Ask a question")}
    </Link>
  );
}
