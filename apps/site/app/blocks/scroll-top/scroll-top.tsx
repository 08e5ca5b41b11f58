import { Enhanced } from "../../islands/enhanced.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The way back up, once there is a way. The button appears when a script can serve it. */
export function ScrollTop() {
  return (
    <Enhanced by="ScrollTop" when="load">
      <button type="button" className="round-button scroll-top" aria-label="Scroll to top" hidden>
        <Icon name="up" />
      </button>
    </Enhanced>
  );
}
