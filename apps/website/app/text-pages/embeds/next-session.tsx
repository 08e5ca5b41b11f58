import { useText } from "../../language/use-text.ts";
import { AskLink } from "../../lead-on/ask-link.tsx";
import { Phone } from "../contact.tsx";
import { TextLink } from "../text-link.tsx";

/** Shown next to the dates of a season that is over. It names no date: the school has announced none (R5). */
export const NextSession = () => {
  const t = useText();
  return (
    <aside className="next-session" aria-labelledby="next-session">
      <p className="label" id="next-session">
        {t("What comes next")}
      </p>
      <p>
        {`${t("For the dates of the next session, ask the admissions office:")} `}
        <Phone of="admissions" />
      </p>
      <div className="next-session__actions">
        <AskLink className="button" />
        <TextLink href="{registration}" className="button button--quiet">
          {t("Online registration")}
        </TextLink>
      </div>
    </aside>
  );
};
