import { Behaviour } from "../behaviours/behaviour.tsx";
import { shareAddress } from "./share.page.ts";

/** Shares the page at that path: by the browser's own means where it has them, else by the share page. */
export function ShareLink({ of }: { of: string }) {
  return (
    <Behaviour is="share" className="share-link">
      <a href={shareAddress(of)}>Share this page</a>
    </Behaviour>
  );
}
