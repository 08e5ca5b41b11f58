import { Behaviour } from "../behaviours/behaviour.tsx";
import { shareAddress } from "./share.page.ts";

/** Passes the page at that path on: by the browser where it can, else by a page with its address and a poster. */
export function ShareLink({ of }: { of: string }) {
  return (
    <Behaviour is="share" className="share-link">
      <a href={shareAddress(of)}>Share this page</a>
    </Behaviour>
  );
}
