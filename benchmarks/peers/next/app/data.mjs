import { readFileSync } from "node:fs";
import { join } from "node:path";

export const { name, menu, blocks, events } = JSON.parse(
  readFileSync(join(process.cwd(), "data.json"), "utf8"),
);
