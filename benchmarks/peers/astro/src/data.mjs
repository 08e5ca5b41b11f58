import { readFileSync } from "node:fs";

export const { name, menu, about, events, home } = JSON.parse(readFileSync("data.json", "utf8"));
