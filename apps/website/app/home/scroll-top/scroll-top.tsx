import { Behaviour } from "../../behaviours/behaviour.tsx";
import { RoundButton } from "../../ui/button/round-button.tsx";

/** The way back up, once there is a way. The button appears when a script can serve it. */
export function ScrollTop() {
  return (
    <Behaviour is="scrollTop" when="load">
      <RoundButton icon="up" label="Scroll to top" className="scroll-top" hidden />
    </Behaviour>
  );
}
