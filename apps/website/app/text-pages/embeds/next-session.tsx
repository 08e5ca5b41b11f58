import { AskLink } from "../../lead-on/ask-link.tsx";
import { Phone } from "../contact.tsx";
import { TextLink } from "../text-link.tsx";

/** Stands beside the dates of a season that is over. It names no date: the school has announced none (R5). */
export const NextSession = () => (
  <aside className="next-session" aria-labelledby="next-session">
    <p className="label" id="next-session">
      What comes next
    </p>
    <p>
      For the dates of the next session, ask the admissions office: <Phone of="admissions" />
    </p>
    <div className="next-session__actions">
      <AskLink className="button" />
      <TextLink href="{registration}" className="button button--quiet">
        Online registration
      </TextLink>
    </div>
  </aside>
);
