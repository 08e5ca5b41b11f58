import { factText } from "../../../model/school/fact-text.ts";
import { useSchool } from "../../school/use-school.ts";

export function Fact({ name }: { name: string }) {
  return <>{factText(useSchool(), name)}</>;
}
