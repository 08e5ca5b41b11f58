import { useEffect, useState } from "react";
import { useAlbum, useCommands, useIndex, useViewerState } from "../core/contexts.ts";
import { positionOf } from "../core/use-navigation.ts";
import { fill } from "../labels.ts";

/** What nobody asked for is told as well: which photo it begins with, and that one has failed. */
export function useAnnouncements(): void {
  const { items, options } = useAlbum();
  const index = useIndex();
  const hasFailed = useViewerState(({ statuses }) => statuses.get(index) === "failed");
  const { dispatch } = useCommands();
  const [opening] = useState(() => positionOf(items, index, options));
  const failure = hasFailed && fill(options.labels.failed, { n: index + 1 });

  useEffect(() => {
    if (failure) dispatch({ type: "set", announcement: failure });
  }, [failure, dispatch]);

  useEffect(() => dispatch({ type: "set", announcement: opening }), [opening, dispatch]);
}
