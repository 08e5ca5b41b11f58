import { Fragment, type ReactNode } from "react";
import { factText } from "../../school/fact-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { Email, Phone } from "../parts/contact.tsx";

/** Text with facts by name; phone numbers and the e-mail address become links. */
export function TextWithFacts({ text }: { text: string }): ReactNode {
  const school = useSchool();
  return text.split(/\{(\w+)\}/).map((word, index) => {
    const isName = index % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments have no id and never change order
      <Fragment key={index}>{isName ? (links[word] ?? factText(school, word)) : word}</Fragment>
    );
  });
}

const links: Record<string, ReactNode> = {
  officePhone: <Phone of="office" />,
  admissionsPhone: <Phone of="admissions" />,
  email: <Email />,
};
