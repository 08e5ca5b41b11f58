import { readFileSync } from "node:fs";

export const { name, menu, blocks, events } = JSON.parse(readFileSync("data.json", "utf8"));
