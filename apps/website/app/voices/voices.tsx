import type { Voice } from "@manor/content-api";
import type { Phrase } from "../../model/texts/hindi.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { useText } from "../language/use-text.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Portrait } from "../ui/portrait/portrait.tsx";

const MAX_VOICES = 3;

const kinds: Record<string, Phrase | undefined> = {
  pupil: "A pupil",
  parent: "A parent",
  staff: "A member of staff",
};

const describeKind = (kind: string, t: Translate): string => {
  const phrase = kinds[kind];
  return phrase ? t(phrase) : "";
};

/** What people of the school say, in their own words. Nothing without voices: a CMS returns them only with consent. */
export function Voices({ voices }: { voices: readonly Voice[] }) {
  const t = useText();
  const shown = voices.filter(({ sentence }) => sentence !== "").slice(0, MAX_VOICES);
  if (shown.length === 0) return null;
  return (
    <section className="band voices" aria-labelledby="voices-title" data-voices="">
      <div className="wrap reveal">
        <h2 className="label" id="voices-title">
          {t("In their own words")}
        </h2>
        <ul className="voices__list">
          {shown.map((voice) => (
            <li key={voice._id}>
              <figure className="voices__voice">
                <blockquote className="voices__sentence">
                  <p>
                    “<ContentText>{voice.sentence}</ContentText>”
                  </p>
                </blockquote>
                <figcaption className="voices__person">
                  {voice.attachments[0] && (
                    <Portrait picture={voice.attachments[0]} name={voice.name} />
                  )}
                  <span>
                    <b className="voices__name">
                      <ContentText>{voice.name}</ContentText>
                    </b>
                    <span className="voices__about">
                      <ContentText>{voice.about || describeKind(voice.kind, t)}</ContentText>
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
