import { useState } from "react";
import { useCurrent, useViewerState } from "./contexts.ts";
import { isPicture } from "./items.ts";

/** Whether the first photo is there, or has failed. What only a later move needs waits for it. */
export function useFirstShown(): boolean {
  const hasAny = useViewerState(({ statuses }) => statuses.size > 0);
  const isOther = !useCurrent(isPicture);
  const isThere = hasAny || isOther;
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  return isThere || wasThere;
}
