import { listActions } from "../../../model/school/actions.ts";
import { useText } from "../../language/use-text.ts";
import { Actions } from "../../lead-on/actions.tsx";
import { useSchool } from "../../school/use-school.ts";

/** The actions of the banner again, at the end of home. */
export function Invitation() {
  const t = useText();
  if (listActions(useSchool()).length === 0) return null;
  return (
    <section className="invitation band band--mist" aria-labelledby="invitation-title">
      <div className="invitation__row wrap">
        <h2 id="invitation-title">{t("Come and see the school")}</h2>
        <Actions />
      </div>
    </section>
  );
}
