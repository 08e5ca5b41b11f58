import type { School } from "@manor/content-api/school";
import { Fragment } from "react";
import { fillFacts } from "../../../model/school/fact-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { ContentText } from "../../ui/content-text/content-text.tsx";

export function Song() {
  const school = useSchool();
  const { stanzas, note, credit } = school.song;
  return (
    <>
      {stanzas.map((stanza) => (
        <Stanza key={stanza.name} {...stanza} />
      ))}
      {note && (
        <p>
          <ContentText>{fillFacts(school, note)}</ContentText>
        </p>
      )}
      {credit && (
        <p className="stanza-credit">
          <ContentText>{fillFacts(school, credit)}</ContentText>
        </p>
      )}
    </>
  );
}

function Stanza({ name, isRefrain, lines }: School["song"]["stanzas"][number]) {
  return (
    <section className={isRefrain ? "stanza stanza--refrain" : "stanza"} aria-label={name}>
      <h2 className="stanza__name label">
        <ContentText>{name}</ContentText>
      </h2>
      <p>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never change order
          <Fragment key={index}>
            {index > 0 && <br />}
            <ContentText>{line}</ContentText>
          </Fragment>
        ))}
      </p>
    </section>
  );
}
