import type { Alternate } from "../../model/pages/alternates.ts";
import { switchTexts } from "../../model/texts/switch-texts.ts";
import { useLanguage } from "./use-language.ts";

/** The field of a form that only changes the language: nothing is sent to the school. */
export const SWITCH_FIELD = "switch-language";

/** Buttons of a form that open the same page in another language, with what is typed. They need no JavaScript. */
export function ContinueIn({ alternates }: { alternates: readonly Alternate[] }) {
  const { language } = useLanguage();
  return alternates
    .filter((alternate) => alternate.language !== language)
    .map(({ language: other, href }) => (
      <button
        key={other}
        type="submit"
        className="button button--quiet form__send"
        name={SWITCH_FIELD}
        value={other}
        formAction={href}
        formNoValidate
        lang={other}
      >
        {switchTexts[other].takeAlong}
      </button>
    ));
}
