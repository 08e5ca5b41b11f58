"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect } from "react";

/**
 * Shows nothing. A draft that was never published counts as one unpublished version, so that the
 * drawer for publishing at a set time starts with "Publish"; Payload would start with "Unpublish".
 */
export function NeverPublished() {
  const { id, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } =
    useDocumentInfo();
  const isUncounted = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);
  return null;
}
