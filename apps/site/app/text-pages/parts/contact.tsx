import { contactHrefs, identity } from "../../school/identity.ts";

type PhoneProps = {
  of: keyof typeof identity.phones;
  /** Set as a line of its own. */
  large?: boolean;
};

export function Phone({ of, large = false }: PhoneProps) {
  return (
    <a className={large ? "phone phone--large figures" : "phone figures"} href={contactHrefs[of]}>
      {identity.phones[of]}
    </a>
  );
}

export function Email() {
  return <a href={contactHrefs.email}>{identity.email}</a>;
}
