import { getAskAddress } from "../../model/school/actions.ts";
import { useSchool } from "../school/use-school.ts";

export function AskLink({ className }: { className: string }) {
  return (
    <a className={className} href={getAskAddress(useSchool())}>
      Ask a question
    </a>
  );
}
