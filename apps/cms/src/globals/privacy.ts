import { checkbox } from "./entries.ts";
import { schoolGlobal } from "./school-global.ts";

export const privacy = schoolGlobal(["privacy", "privacy"], "Privacy", {
  description: "How the website protects personal data and photographs.",
  entries: [
    checkbox("blocksAiTraining", "Forbid the use of pages and photographs for AI training", {
      hint: "Names AI crawlers in robots.txt and marks every photograph. A crawler may ignore it.",
    }),
  ],
});
