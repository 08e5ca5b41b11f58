import { Behaviour } from "../../behaviours/behaviour.tsx";
import { Icon } from "../../ui/icon/icon.tsx";

/** The way back up, once there is a way. The button appears when a script can serve it. */
export function ScrollTop() {
  return (
    <Behaviour is="scrollTop" when="load">
      <button type="button" className="round-button scroll-top" aria-label="Scroll to top" hidden>
        <Icon name="up" />
      </button>
    </Behaviour>
  );
}
