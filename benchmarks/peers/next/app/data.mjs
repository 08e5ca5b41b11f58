import { readFileSync } from "node:fs";
import { join } from "node:path";

export const { name, menu, about, events, home } = JSON.parse(
  readFileSync(join(process.cwd(), "data.json"), "utf8"),
);
