"use client";

import { useEffect, useState } from "react";
import type { Segment } from "../../translations/segments.ts";
import { useRequest } from "../../ui/use-request.ts";

export type SourceView = {
  title: string;
  kind: string;
  isPublished: boolean;
  /** Its form in the admin. */
  path: string;
  segments: (Segment & { label: string; maxLength?: number })[];
};

/** The texts that are translated, as published now. */
export function useSource(of: string): { source?: SourceView; refusal?: string } {
  const request = useRequest();
  const [loaded, setLoaded] = useState<{ source?: SourceView; refusal?: string }>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each source.
  useEffect(() => {
    let isLatest = true;
    const path = `/translation-source?of=${encodeURIComponent(of)}`;
    void request<SourceView>("GET", path).then(({ result, refusal }) => {
      if (isLatest) setLoaded(result ? { source: result } : { refusal: refusal ?? "" });
    });
    return () => {
      isLatest = false;
    };
  }, [of]);

  return loaded;
}
