import { Enhancement } from "../enhancements/enhancement.tsx";
import { shareAddress } from "./share-address.ts";

/** Shares the page at a path: with the browser's share sheet where there is one, else on the share page. */
export function ShareLink({ path }: { path: string }) {
  return (
    <Enhancement is="share" className="share-link">
      <a href={shareAddress(path)}>Share this page</a>
    </Enhancement>
  );
}
