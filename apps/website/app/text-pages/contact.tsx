import type { School } from "@manor/content-api/school";
import { contactHrefs } from "../../model/school/contact-hrefs.ts";
import { useSchool } from "../school/use-school.ts";

type PhoneProps = {
  of: keyof School["identity"]["phones"];
  large?: boolean;
};

export function Phone({ of, large = false }: PhoneProps) {
  const { identity } = useSchool();
  return (
    <a
      className={large ? "phone phone--large figures" : "phone figures"}
      href={contactHrefs(identity)[of]}
    >
      {identity.phones[of]}
    </a>
  );
}

export function Email() {
  const { identity } = useSchool();
  return <a href={contactHrefs(identity).email}>{identity.email}</a>;
}
