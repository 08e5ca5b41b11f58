import type { Exchange, Step } from "./http/exchange.ts";

export type Steps = {
  securityHeaders: Step;
  ownName: Step;
  limits: Step;
  methods: Step;
  health: Step;
  metrics: Step;
  vitals: Step;
  preview: Step;
  canonicalAddress: Step;
  theme: Step;
  sampleDocuments: Step;
  pageCards: Step;
  emblemFiles: Step;
  staticFiles: Step;
  webManifest: Step;
  speculationRules: Step;
  crawlers: Step;
  feeds: Step;
  images: Step;
  guard: Step;
  api: Step;
  pages: Step;
};

/** What happens to a request, in this order; the first step that answers ends it. */
export function createPipeline(steps: Steps): (exchange: Exchange) => Promise<void> {
  const order = [
    steps.securityHeaders,
    steps.ownName,
    steps.limits,
    steps.methods,
    steps.health,
    steps.metrics,
    steps.vitals,
    steps.preview,
    steps.canonicalAddress,
    steps.theme,
    steps.sampleDocuments,
    steps.pageCards,
    steps.emblemFiles,
    steps.staticFiles,
    steps.webManifest,
    steps.speculationRules,
    steps.crawlers,
    steps.feeds,
    steps.images,
    steps.guard,
    steps.api,
    steps.pages,
  ];
  return async (exchange) => {
    for (const step of order) {
      // The visitor has gone: nothing more is made for him.
      if (exchange.response.destroyed) return;
      if (await step(exchange)) return;
    }
  };
}
