"use client";

import { toast, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { useSay } from "../../i18n/use-say.ts";
import type { Visibility } from "../../visibility/visibility.ts";
import { VisibilityText } from "./visibility-text.tsx";

type Answer = { visibility: Visibility; website: string; saved?: string };

/** Next to “Publish”: whether visitors see this record, loaded again after every save and every “Unpublish”. */
export function VisibilityStatus() {
  const { id, collectionSlug, lastUpdateTime, hasPublishedDoc } = useDocumentInfo();
  const { say } = useSay();
  const [answer, setAnswer] = useState<Answer>();
  const isFirst = useRef(true);

  // Payload does not count taking a record off the website as an update.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (id === undefined) return;
    let isLatest = true;
    fetch(`/cms-api/visibility/${collectionSlug}/${id}?at=${lastUpdateTime}`)
      .then((response) => (response.ok ? response.json() : undefined))
      .then(
        (result: Answer | undefined) => {
          if (!isLatest) return;
          setAnswer(result);
          // After the first save of a record this is its first screen.
          const isChanged = !isFirst.current || Date.now() - lastUpdateTime < 10_000;
          if (result && isChanged) {
            toast.info(
              <VisibilityText visibility={result.visibility} website={result.website} say={say} />,
            );
          }
          isFirst.current = false;
        },
        () => setAnswer(undefined),
      );
    return () => {
      isLatest = false;
    };
  }, [id, collectionSlug, lastUpdateTime, hasPublishedDoc]);

  if (id === undefined) {
    return <span className="admin-visibility">{say("Not visible: not saved yet.")}</span>;
  }
  if (!answer) return null;
  return (
    <span role="status">
      <VisibilityText visibility={answer.visibility} website={answer.website} say={say} />
      {answer.saved && (
        <span className="admin-visibility__saved">
          {say("Saved {time}", { time: answer.saved })}
        </span>
      )}
    </span>
  );
}
