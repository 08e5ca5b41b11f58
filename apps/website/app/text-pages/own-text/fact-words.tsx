import { Fragment, type ReactNode } from "react";
import { factText } from "../../school/fact-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { Email, Phone } from "../parts/contact.tsx";

/** Words with facts by name in them; a telephone number and the e-mail address can be pressed. */
export function FactWords({ text }: { text: string }): ReactNode {
  const school = useSchool();
  return text.split(/\{(\w+)\}/).map((word, index) => {
    const isName = index % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name, and none ever moves
      <Fragment key={index}>{isName ? (links[word] ?? factText(school, word)) : word}</Fragment>
    );
  });
}

const links: Record<string, ReactNode> = {
  officePhone: <Phone of="office" />,
  admissionsPhone: <Phone of="admissions" />,
  email: <Email />,
};
