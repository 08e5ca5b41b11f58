import type { School } from "../school.ts";

export const privacy: School["privacy"] = {
  blocksAiTraining: true,
};
