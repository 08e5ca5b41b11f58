import { useState } from "react";
import { useCurrentItem, useViewerState } from "./contexts.ts";
import { isPicture } from "./items.ts";

/** Whether the first photo is there, or has failed. What only a later move needs waits for it. */
export function useFirstShown(): boolean {
  const { statuses } = useViewerState();
  const item = useCurrentItem();
  const isThere = statuses.size > 0 || !isPicture(item);
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  return isThere || wasThere;
}
