import { Enhancement } from "../../enhancements/enhancement.tsx";
import { RoundButton } from "../../ui/button/round-button.tsx";

/** A link to the top of the page. Hidden until a script runs and the page is scrolled. */
export function ScrollTop() {
  return (
    <Enhancement is="scrollTop" when="load">
      <RoundButton icon="up" label="Scroll to top" className="scroll-top" hidden />
    </Enhancement>
  );
}
